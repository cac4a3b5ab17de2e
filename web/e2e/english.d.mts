import type { Page } from 'playwright-core';

export function englishIn(text: string): string[];
export function saidOn(page: Page): Promise<string[]>;
