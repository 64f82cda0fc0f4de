const MINUTE = 60;

/** Seconds as they stand in a field: `200` → `3:20`. */
export function durationTyped(seconds: number): string {
  return `${Math.trunc(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}

/** Parses a duration with a colon, a comma or a point; whole minutes alone are enough. `null` for invalid input. */
export function parseDuration(text: string): number | null {
  const [, minutes, seconds = '0'] = /^\s*(\d{1,3})(?:[:.,]([0-5]?\d))?\s*$/.exec(text) ?? [];
  if (minutes === undefined) return null;
  const all = Number(minutes) * MINUTE + Number(seconds);
  return all > 0 ? all : null;
}
