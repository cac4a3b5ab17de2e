import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compress } from './scripts/compress';

// While one works on the page, `PODIUM_SERVER` names a running `podium serve`.
const server = process.env['PODIUM_SERVER'] ?? 'http://127.0.0.1:7878';

// The server refuses foreign origins, so the proxy speaks as one of the server's own pages.
const proxy = Object.fromEntries(
  ['/api', '/words', '/ws'].map((path) => [
    path,
    { target: server, ws: path === '/ws', changeOrigin: true, headers: { origin: server } },
  ]),
);

// What the server sends with its pages, so that a preview refuses what the server would refuse.
const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
};

export default defineConfig({
  plugins: [svelte(), compress()],
  worker: { format: 'es' },
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: false, modulePreload: { polyfill: false } },
  server: { proxy },
  preview: { proxy, headers },
  test: { include: ['test/**/*.test.ts', 'src/**/*.test.ts'], setupFiles: ['test/setup.ts'], environment: 'node', testTimeout: 60_000 },
});
