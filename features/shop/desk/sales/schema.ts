import { z } from 'zod';
import { ticketLimit } from '#features/core/settings/index.server.ts';
import { MAX_ID, MAX_PAGE_NUMBER } from '#lib/query-parameters.ts';
import { oneLine } from '#platform/http/one-line.ts';
import { MAX_REASON_LENGTH } from '../orders/bounds.ts';

/** More than any venue has; bounds one call. */
const MAX_PLACES = 100_000;
const MAX_GROUPS = 50;
/** Seats of the largest plan. */
const MAX_SEATS = 5000;
const MAX_QUERY_LENGTH = 100;

const id = z.int().min(1).max(MAX_ID);
const places = z.int().min(0).max(MAX_PLACES);
const reason = oneLine(MAX_REASON_LENGTH).min(1);

/** Filters of the list of sales; invalid values are ignored, and the whole list is shown. */
export const salesQuery = z.object({
  query: z
    .string()
    .trim()
    .max(MAX_QUERY_LENGTH)
    .regex(/^\P{Cc}*$/u)
    .catch(''),
  isOver: z.boolean(),
  isWaitedFor: z.boolean(),
  page: z.coerce.number().int().min(1).max(MAX_PAGE_NUMBER).catch(1),
});
/** An event that is put on sale: by a price list, with the places of each of its seat groups. */
export const saleBody = z.strictObject({
  priceListId: id,
  capacities: z.array(z.strictObject({ groupId: id, capacity: places })).max(MAX_GROUPS),
  planVersionId: id.nullable().default(null),
  everyMinutes: z.int().min(5).max(720).nullable(),
});
export const capacityBody = z.strictObject({ capacity: places });
/** Why places are blocked, and if the desk may sell them until everybody may. */
const blocking = { reason, isForDesk: z.boolean(), endsAt: z.iso.datetime().nullable() };
export const blockBody = z.strictObject({ places: places.min(1), ...blocking });
export const seatBlockBody = z.strictObject({
  seats: z.array(z.string().max(100)).min(1).max(MAX_SEATS),
  ...blocking,
});
export const cancellationBody = z.strictObject({ reason });
export const ticketLimitsBody = z.strictObject({ maxPerPrice: ticketLimit, maxPerOrder: ticketLimit });
