export * from './index.ts';
export { operationSchema } from './schema.ts';
