import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { type Period, periodRefusal } from '#features/core/resources/index.server.ts';
import { MAX_PAGE_NUMBER } from '#lib/query-parameters.ts';
import { fail, type Result, succeed } from '#lib/result.ts';

/** A day of the books. */
export const BOOKS_DAY = z.iso.date().regex(/^20\d\d-/);
export const BOOKS_PAGE = z.coerce.number().int().min(1).max(MAX_PAGE_NUMBER).catch(1);

/** The period an address asks for, or why it cannot be had; `null` where it asks for none. */
export function readBooksPeriod(
  query: URLSearchParams,
): Result<Period, { problem: MessageDescriptor }> | null {
  const [from, to] = [query.get('from'), query.get('to')];
  if (from === null && to === null) return null;
  const period = z.object({ from: BOOKS_DAY, to: BOOKS_DAY }).safeParse({ from, to });
  if (!period.success) return fail({ problem: msg`Choose two days between 2000 and 2099.` });
  switch (periodRefusal(period.data)) {
    case 'BACKWARDS':
      return fail({ problem: msg`Choose a first day that’s before the last one.` });
    case 'TOO_LONG':
      return fail({ problem: msg`Choose a period of 400 days or less.` });
    case null:
      return succeed(period.data);
  }
}
