import type { Operation } from './operation.ts';

/** Returns the single steps of an operation: those of a batch, however deep, or the operation itself. */
export const singleOperations = (operation: Operation): Operation[] =>
  operation.op === 'batch' ? operation.operations.flatMap(singleOperations) : [operation];
