import { z } from 'zod';
import { formatted } from '#lib/field-problem.ts';

/** One line that somebody wrote, trimmed, without what no keyboard writes. May be empty. */
export function oneLine(atMost: number) {
  return z
    .string()
    .trim()
    .max(atMost)
    .regex(/^\P{Cc}*$/u, formatted('one_line'));
}
