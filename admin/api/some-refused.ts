import type { Identifier } from 'react-admin';

/** Of several records some could not be changed; the others are. */
export class SomeRefused extends Error {
  override name = 'SomeRefused';
  readonly refused: readonly { id: Identifier; error: unknown }[];
  /** How many there were. */
  readonly all: number;

  constructor(refused: readonly { id: Identifier; error: unknown }[], all: number) {
    super(`${refused.length} of ${all} were refused`);
    this.refused = refused;
    this.all = all;
  }
}
