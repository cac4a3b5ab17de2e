import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  // Styles go into files: the server's content security policy refuses inline ones.
  compilerOptions: { css: 'external', runes: true },
};
