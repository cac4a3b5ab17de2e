// Asks the engine that the page carries: in a worker of its own, which is loaded when something is asked and ends with the answer.

import type { EngineAnswer, EngineRequest } from '../lib/messages';

export interface Asked {
  address: string;
  /** JSON. */
  request: string;
}

export type Answered = { answer: string } | { trouble: string };

/** A race is replayed in far less than a second; whatever takes this long does not end. */
const PATIENCE_MS = 60_000;

/** Rejects with an `Error` if the engine cannot be loaded, stops, or does not answer in time. */
export async function ask(address: string, request: EngineRequest): Promise<EngineAnswer> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  let late: ReturnType<typeof setTimeout> | undefined;
  try {
    const answered = await new Promise<Answered>((resolve, reject) => {
      late = setTimeout(() => reject(new Error(`${PATIENCE_MS / 1000} s`)), PATIENCE_MS);
      worker.onmessage = ({ data }: MessageEvent<Answered>) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message || 'worker'));
      worker.postMessage({ address, request: JSON.stringify(request) } satisfies Asked);
    });
    if ('trouble' in answered) throw new Error(answered.trouble);
    return JSON.parse(answered.answer) as EngineAnswer;
  } finally {
    clearTimeout(late);
    worker.terminate();
  }
}
