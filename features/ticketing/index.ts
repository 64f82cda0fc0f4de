export * from './cache-tags.ts';
export * from './errors.ts';
export type * from './provider.ts';
