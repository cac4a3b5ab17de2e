// Errors in words.

import { Trouble } from './http';
import { t } from './i18n/index.svelte';
import { serverWords } from './i18n/server';
import { settings } from './settings.svelte';

export function inWords(error: unknown): string {
  if (error instanceof Trouble) {
    if (error.message === '') return t('error.unreached');
    // Whoever plays has just been given a name: that the server does not know it means that the cookie was not kept.
    if (error.status === 401) return t('error.cookies');
    const words = settings.language === 'en' ? error.message : (serverWords(error.message) ?? ofKind(error));
    return error.rule === null ? words : `${words} (${error.rule})`;
  }
  return settings.language === 'en' ? t('error.unknown', { why: error instanceof Error ? error.message : String(error) }) : t('error.other');
}

/** What can be said of a problem whose sentence there is in English only. */
function ofKind({ status }: Trouble): string {
  if (status === 404) return t('error.not_found');
  return status === 422 ? t('error.wrong') : t('error.other');
}
