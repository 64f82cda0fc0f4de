import type { Desk } from '../desk.ts';
import type { MotifName } from '../names.ts';

/** Lays the sheets, glues the hero motif where this arrangement wants it, and pecks one row of holes. */
export type Composition = (desk: Desk, motif: MotifName) => void;
