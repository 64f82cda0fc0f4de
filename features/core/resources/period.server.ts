import type { Context } from 'hono';
import { z } from 'zod';
import { fieldProblem } from '#lib/field-problem.ts';
import { addDays, type Day, daysBetween } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import type { Input } from '#platform/http/api-call.server.ts';
import { parametersOf } from '#platform/http/inputs.server.ts';
import { parseInput } from '#platform/http/parse-input.server.ts';
import { badRequest } from '#platform/http/problem.server.ts';

/** Days of the venue, both included. */
export interface Period {
  from: Day;
  to: Day;
}

/** Bounds the size of every answer. */
const MAX_DAYS = 400;
/** Four whole weeks: no weekday counts twice. */
const USUAL_DAYS = 28;

const day = z.iso.date().regex(/^(19|20|21)\d\d-/);
/** The parameters of a period; a test holds the description to them. */
export const periodQuery = z.object({ from: day.optional(), to: day.optional() });

/** The description of a period in the query. */
export const periodParameters = parametersOf(periodQuery, {
  from: { summary: 'The first day of the period; 28 days unless told.', example: '2026-11-01' },
  to: { summary: 'The last day of the period, 400 days after the first at most.', example: '2026-11-28' },
});

/** The days a request asks for, `from` and `to`: by default the last 28, or as many from today on with `ahead`. Else 400. */
export function readPeriod(c: Context, today: Day, { ahead = false } = {}): Period {
  const { from, to } = parseInput(periodQuery, { from: c.req.query('from'), to: c.req.query('to') });
  const period = ahead
    ? { from: from ?? today, to: to ?? addDays(from ?? today, USUAL_DAYS - 1) }
    : { from: from ?? addDays(to ?? today, 1 - USUAL_DAYS), to: to ?? today };
  const refusal = periodRefusal(period);
  if (refusal === 'BACKWARDS') throw badRequest([fieldProblem('to', 'before', { other: 'from' })]);
  if (refusal === 'TOO_LONG') throw badRequest([fieldProblem('to', 'period_too_long', { days: MAX_DAYS })]);
  return period;
}

/** The days of a request, as `readPeriod` reads them. */
export function periodInQuery(clock: Clock, options: { ahead?: boolean } = {}): Input<Period> {
  return {
    parameters: periodParameters,
    problems: [400],
    read: (c) => readPeriod(c, clock.today(), options),
  };
}

/** Reason nothing is counted for a period; `null` where it can be. */
export function periodRefusal({ from, to }: Period): 'BACKWARDS' | 'TOO_LONG' | null {
  const days = daysBetween(from, to) + 1;
  if (days < 1) return 'BACKWARDS';
  return days > MAX_DAYS ? 'TOO_LONG' : null;
}

/** The last 28 days. */
export function usualPeriod(today: Day): Period {
  return { from: addDays(today, 1 - USUAL_DAYS), to: today };
}

/** Each day of a period, in their order. */
export function daysOf({ from, to }: Period): Day[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}
