// JSON read defensively: what is not of the wanted kind is as if it were not there.

import type { Json, JsonObject } from './messages';

export const number = (value: Json | undefined, otherwise = 0): number => (typeof value === 'number' ? value : otherwise);
export const maybe = (value: Json | undefined): number | null => (typeof value === 'number' ? value : null);
export const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
export const list = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
export const object = (value: Json | undefined): JsonObject => (value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {});
export const numbers = (value: Json | undefined): number[] => list(value).filter((it): it is number => typeof it === 'number');
export const texts = (value: Json | undefined): string[] => list(value).filter((it): it is string => typeof it === 'string');
