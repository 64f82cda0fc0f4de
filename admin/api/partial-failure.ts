import type { Identifier } from 'react-admin';

/** Of several records some could not be changed; the others are. */
export class PartialFailure extends Error {
  override name = 'PartialFailure';
  readonly refused: readonly { id: Identifier; error: unknown }[];
  /** How many there were. */
  readonly all: number;

  constructor(refused: readonly { id: Identifier; error: unknown }[], all: number) {
    super(`${refused.length} of ${all} were refused`);
    this.refused = refused;
    this.all = all;
  }
}
