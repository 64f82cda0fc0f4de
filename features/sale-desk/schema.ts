import { z } from 'zod';
import { REASON_AT_MOST } from '#features/order-desk/index.server.ts';
import { LARGEST_NUMBER } from '#lib/query-parameters.ts';
import { oneLine } from '#platform/http/one-line.ts';

/** More than any house has; it bounds what one call asks for. */
const PLACES_AT_MOST = 100_000;
const GROUPS_AT_MOST = 50;

const id = z.int().min(1).max(LARGEST_NUMBER);
const places = z.int().min(0).max(PLACES_AT_MOST);
const reason = oneLine(REASON_AT_MOST).min(1);

export const saleBody = z.strictObject({
  price_list: id,
  capacities: z
    .array(z.strictObject({ seat_group: id, capacity: places }))
    .min(1)
    .max(GROUPS_AT_MOST),
  timeslot_minutes: z.int().min(5).max(720).nullable().optional(),
});
export const saleStatusBody = z.strictObject({ status: z.enum(['open', 'stopped']) });
export const capacityBody = z.strictObject({ capacity: places });
export const blockBody = z.strictObject({ pool: id, places: places.min(1), reason });
export const cancellationBody = z.strictObject({ reason });
export const moveBody = z.strictObject({ date_start: z.iso.datetime({ precision: 3 }) });
