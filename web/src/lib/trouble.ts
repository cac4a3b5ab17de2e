// Errors in words.

import { Trouble } from './http';
import { t } from './i18n/index.svelte';

export function inWords(error: unknown): string {
  if (error instanceof Trouble) {
    if (error.message === '') return t('error.unreached');
    return error.rule === null ? error.message : `${error.message} (${error.rule})`;
  }
  return t('error.unknown', { why: error instanceof Error ? error.message : String(error) });
}
