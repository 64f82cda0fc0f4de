import { z } from 'zod';
import type { PageContext } from '#app/page-context.server.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { countHeads, MAX_DOOR_LENGTH, MAX_HEADS_AT_ONCE } from '#features/shop/desk/index.server.ts';
import { cleanLine } from '#lib/clean-text.ts';
import { text } from '#platform/http/read-form.server.ts';

/** A press on the counter of people without a ticket, where no script runs. */
export const HEADS_FORM = z.object({
  act: z.literal('count'),
  key: z.string().regex(/^[\w-]{8,64}$/),
  heads: text(4).transform(Number).pipe(z.int().min(1).max(MAX_HEADS_AT_ONCE)),
  way: z.enum(['in', 'out']),
});

/** Counts what the form says at the door that the address names. */
export function countHeadsOf(
  { services, url }: Pick<PageContext, 'services' | 'url'>,
  staff: Principal,
  { eventId, form: { key, heads, way } }: { eventId: number; form: z.output<typeof HEADS_FORM> },
) {
  return countHeads(services, staff, {
    ...{ id: key, eventId, door: doorName(url) },
    heads: way === 'out' ? -heads : heads,
  });
}

/** Name of the door as its staff call it, from the address. */
export const doorName = (url: URL) =>
  cleanLine(cleanLine(url.searchParams.get('door') ?? '').slice(0, MAX_DOOR_LENGTH));
