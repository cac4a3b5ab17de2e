// The engine beside the page, so that the page does not stand still while it works.

import { asker } from './glue';
import type { Asked, Answered } from './engine';

let engine: Promise<(request: string) => string> | null = null;

async function load(address: string): Promise<(request: string) => string> {
  const { instance } = await WebAssembly.instantiateStreaming(fetch(address));
  return asker(instance);
}

self.onmessage = async ({ data }: MessageEvent<Asked>) => {
  let answered: Answered;
  try {
    const ask = await (engine ??= load(data.address));
    answered = { answer: ask(data.request) };
  } catch (error) {
    answered = { trouble: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(answered);
};
