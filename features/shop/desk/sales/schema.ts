import { z } from 'zod';
import { ticketLimit } from '#features/core/settings/index.server.ts';
import { MAX_ID } from '#lib/query-parameters.ts';
import { oneLine } from '#platform/http/one-line.ts';
import { MAX_REASON_LENGTH } from '../orders/bounds.ts';

/** More than any house has; it bounds what one call asks for. */
const MAX_PLACES = 100_000;
const MAX_GROUPS = 50;
const MAX_QUERY_LENGTH = 100;

const id = z.int().min(1).max(MAX_ID);
const places = z.int().min(0).max(MAX_PLACES);
const reason = oneLine(MAX_REASON_LENGTH).min(1);

const moment = z.iso.datetime({ precision: 3 });

const yes = z.enum(['true', 'false']).default('false');

/** Filters of a list of sales. */
export const salesQuery = z.object({
  q: z.string().trim().max(MAX_QUERY_LENGTH).default(''),
  is_over: yes,
  is_waited_for: yes,
});
export const saleBody = z.strictObject({
  price_list: id,
  capacities: z
    .array(z.strictObject({ seat_group: id, capacity: places }))
    .min(1)
    .max(MAX_GROUPS),
  timeslot_minutes: z.int().min(5).max(720).nullable().optional(),
  sale_starts_at: moment.nullable().optional(),
  members_from: moment.nullable().optional(),
  max_per_price: ticketLimit.optional(),
  max_per_order: ticketLimit.optional(),
});
export const saleStatusBody = z.strictObject({ status: z.enum(['open', 'stopped']) });
export const capacityBody = z.strictObject({ capacity: places });
export const blockBody = z.strictObject({ pool: id, places: places.min(1), reason });
export const cancellationBody = z.strictObject({ reason });
/** Both, so that a call says the whole of it. */
export const saleStartBody = z.strictObject({
  sale_starts_at: moment.nullable(),
  members_from: moment.nullable(),
});
/** Both, so that a call says the whole of it. */
export const ticketLimitsBody = z.strictObject({ max_per_price: ticketLimit, max_per_order: ticketLimit });
export const roomBody = z.strictObject({ room: id });
export const moveBody = z.strictObject({ date_start: moment });
