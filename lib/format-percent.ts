const WHOLE = 100;

/** Hundredths of a percent as people read them, with a decimal comma as prices have (docs/decisions/0008): `7 %`, `5,5 %`. */
export function formatPercent(basisPoints: number): string {
  return `${String(basisPoints / WHOLE).replace('.', ',')}\u00a0%`;
}
