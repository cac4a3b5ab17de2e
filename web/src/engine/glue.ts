// The engine in WebAssembly, asked in JSON: memory is handed over by address and length (wasm/src/faces.rs). It imports nothing.

interface Faces {
  memory: WebAssembly.Memory;
  podium_allocate(length: number): number;
  podium_free(at: number, length: number): void;
  podium_ask(at: number, length: number): number;
}

/** How many bytes before an answer say how long it is. */
const HEAD = 4;

/** Asks an instance of the engine; both texts are JSON. After an error the instance is of no more use. */
export function asker(instance: WebAssembly.Instance): (request: string) => string {
  const { memory, podium_allocate, podium_free, podium_ask } = instance.exports as unknown as Faces;
  return (request) => {
    const written = new TextEncoder().encode(request);
    const at = podium_allocate(written.length) >>> 0;
    // The memory may grow, and is then another buffer: it is fetched each time.
    new Uint8Array(memory.buffer, at, written.length).set(written);
    const told = podium_ask(at, written.length) >>> 0;
    podium_free(at, written.length);
    const length = new DataView(memory.buffer).getUint32(told, true);
    const answer = new TextDecoder().decode(new Uint8Array(memory.buffer, told + HEAD, length));
    podium_free(told, HEAD + length);
    return answer;
  };
}
