// A server for the browser tests: `podium serve` with a database of its own, and the built page before it.

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const web = fileURLToPath(new URL('..', import.meta.url));

function program() {
  const places = [process.env.PODIUM, join(root, 'target/release/podium'), join(root, 'target/debug/podium')];
  const found = places.find((place) => place !== undefined && existsSync(place));
  if (found === undefined) throw new Error('no podium program: build it (cargo build --release) or name it in PODIUM');
  return found;
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

export class Server {
  /** `more` are further words of the command. */
  static async start(more = []) {
    const server = new Server();
    server.more = more;
    server.folder = mkdtempSync(join(tmpdir(), 'podium-e2e-'));
    server.port = await freePort();
    server.origin = `http://127.0.0.1:${server.port}`;
    await server.run();
    // The page of `dist` is tested through a preview, since the program may have been built with another one.
    if (process.env.PODIUM_PAGE === 'served') server.url = server.origin;
    else await server.preview();
    return server;
  }

  async preview() {
    process.env.PODIUM_SERVER = this.origin;
    const port = await freePort();
    this.front = await preview({ root: web, preview: { port, host: '127.0.0.1', strictPort: true } });
    this.url = `http://127.0.0.1:${port}`;
  }

  async run() {
    const listen = `127.0.0.1:${this.port}`;
    const limits = ['--people-per-hour', '5000', '--tables-per-hour', '5000', '--requests-per-second', '2000'];
    this.process = spawn(program(), ['serve', '--listen', listen, '--database', join(this.folder, 'podium.db'), ...limits, ...this.more], { stdio: 'ignore' });
    for (let i = 0; i < 200; i++) {
      const up = await fetch(`${this.origin}/healthz`).then((answer) => answer.ok, () => false);
      if (up) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('podium serve does not answer');
  }

  /** As a power cut would end it. */
  async kill() {
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    this.process.kill('SIGKILL');
    await ended;
  }

  async stop() {
    await this.front?.close();
    if (this.process.exitCode === null && this.process.signalCode === null) await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
