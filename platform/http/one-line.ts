import { z } from 'zod';

/** One line that somebody wrote, trimmed, without what no keyboard writes. May be empty. */
export function oneLine(atMost: number) {
  return z
    .string()
    .trim()
    .max(atMost)
    .regex(/^\P{Cc}*$/u, { error: 'must be one line' });
}
