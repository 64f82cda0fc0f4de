export * from './errors.ts';
export type * from './provider.ts';
