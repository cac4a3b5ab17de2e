// Where the engine lies, if it was there when the page was built: `cargo xtask wasm` puts it into web/wasm.

const [found = null] = Object.values(import.meta.glob<string>('../../wasm/podium.wasm', { eager: true, query: '?url', import: 'default' }));

/** The address of the engine; null if the page was built without it. */
export const address: string | null = found;
