import type { Operation } from './operation.ts';

/** What an operation does, step by step: those of a batch, however deep, or itself. */
export const singleOperations = (operation: Operation): Operation[] =>
  operation.op === 'batch' ? operation.operations.flatMap(singleOperations) : [operation];
