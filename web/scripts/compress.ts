// Writes each text file of the build, and the engine, a second and a third time, compressed: the server sends these as they are.

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(html|js|css|svg|json|webmanifest|txt|wasm)$/;
/** Below this a file fits into one packet anyway. */
const LEAST = 1024;
/** The engine is too long for the best quality, which takes it twenty times as long and makes it a tenth smaller. */
const ENGINE_QUALITY = 9;

export function compress(): Plugin {
  let folder = '';
  return {
    name: 'compress',
    apply: 'build',
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle: () => {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !TEXT.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const text = readFileSync(path);
        if (text.length < LEAST) continue;
        const quality = entry.name.endsWith('.wasm') ? ENGINE_QUALITY : constants.BROTLI_MAX_QUALITY;
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length, [constants.BROTLI_PARAM_QUALITY]: quality };
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
