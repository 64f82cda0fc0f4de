export type { PublicAvailability } from './availability.ts';
export type { HeldLine, HeldSeries, WholeSeries } from './held-line.ts';
export { maxAllowed } from './limits.ts';
export type { PoolUnits } from './units.ts';
