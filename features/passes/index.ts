export * from './pass.ts';
