import { z } from 'zod';
import type { CartReference } from '#features/box-office/ticketing/index.ts';
import { cleanLine } from '#lib/clean-text.ts';
import { MAX_ID, parseId } from '#lib/query-parameters.ts';
import { isDay } from '#lib/venue-time.ts';
import { COUNTER_PARAMETERS, type CounterQuery } from './counter-path.ts';
import type { CounterChoice } from './counter-view.ts';

const id = () => z.coerce.number().int().min(1).max(MAX_ID).nullable().catch(null);
const cents = () => z.coerce.number().int().min(0).max(100_000_000).catch(0);
const words = () =>
  z
    .string()
    .trim()
    .max(100)
    .regex(/^\P{Cc}*$/u)
    .catch('');

const CHOICE = z.object({
  ...{ event: id(), slot: id(), customer: id() },
  group: z.string().max(100).nullable().catch(null),
  day: z.string().refine(isDay).nullable().catch(null),
  ...{ q: words(), who: words() },
  given: cents(),
  sell: z.enum(['pass', 'voucher']).nullable().catch(null),
  plan: z.literal('open').nullable().catch(null),
});

/** Reads the choice in the address of the counter, and the number of the order that was just sold; invalid parameters count as omitted. */
export function counterChoice(
  address: URLSearchParams,
  reference: CartReference | null,
): { choice: CounterChoice; sold: string | null } {
  const { event, group, slot, day, q, customer, who, given, sell, plan } = CHOICE.parse(
    Object.fromEntries(COUNTER_PARAMETERS.map((name) => [name, address.get(name)])),
  );
  const sold = address.get('sold');
  return {
    choice: {
      ...{ day, query: q, jetId: event, group, blockId: slot, givenCents: given, reference },
      ...{ customerId: customer, customerQuery: who, sell, isPlanOpen: plan !== null },
    },
    sold: sold === null ? null : cleanLine(sold.slice(0, 40)),
  };
}

/** Returns the choice of an address, to come back to it. */
export function counterQuery(address: URLSearchParams): CounterQuery {
  const number = (name: string) => parseId(address.get(name)) ?? undefined;
  const words = (name: string) => address.get(name)?.slice(0, 100) || undefined;
  return {
    ...{ event: number('event'), slot: number('slot'), customer: number('customer') },
    ...{ group: words('group'), day: words('day'), q: words('q') },
    plan: address.get('plan') === 'open' ? 'open' : undefined,
  };
}
