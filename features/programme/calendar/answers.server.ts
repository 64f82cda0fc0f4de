import { z } from 'zod';
import { price, ticketPrice } from '#features/box-office/prices/index.server.ts';
import { ACCESS_KINDS } from '#lib/access-kinds.ts';
import { dated, fallback, instant, link, named, thumbnails } from '#platform/http/answer-shapes.server.ts';

const id = z.int().min(1);
const text = z.string();
const age = z.int().min(0);
const availability = z.enum(['many', 'few', 'sold-out', 'closed']);

/** An event as lists have it. */
export const eventAnswer = z.strictObject({
  ...named.shape,
  subline: text,
  date_start: instant,
  date_end: instant,
  event_type_new: named,
  genre: named,
  series: named.nullable(),
  room: z.strictObject({ ...named.shape, floor: text }),
  production: id,
  age_from: age,
  age_to: age,
  access: z.array(z.enum(ACCESS_KINDS)),
  duration_minutes: z.int(),
  status: z.enum(['scheduled', 'cancelled', 'postponed']),
  updated_at: instant,
  id_jet: id.nullable(),
  link,
  image_thumbnails: z.strictObject({ ...thumbnails.shape, upright: text, wide: text }),
  seated: z.literal(true).optional().describe('Its places are seats of a plan.'),
  offer: z.strictObject({ availability, free: z.int().nullable(), price_from: price.nullable() }).nullable(),
});

const offeredPrice = z.strictObject({
  ...ticketPrice.shape,
  seat_group: text,
  goes_with_others: z.boolean().describe('Sold only together with tickets of other prices.'),
  group_from: z
    .int()
    .min(1)
    .nullable()
    .describe('Fewest heads of a group it is for; null where it is no price of groups.'),
  for_groups: z
    .boolean()
    .describe('Sold to groups alone: prices of groups, and of those who come along. Refused in a cart.'),
  has_discounts: z.boolean(),
  amount: z.int(),
});
const timeslot = z.strictObject({
  id,
  time_start: text,
  status: z.enum(['0', '1']),
  availability,
  free: z.int().nullable(),
  block_id: id,
});
const seatGroup = z.strictObject({
  id,
  seat_group: text,
  status: z.enum(['0', '1']),
  text,
  note: text.nullable(),
  fallback,
  prices: z.array(offeredPrice),
  timeslots: z.array(timeslot),
});

/** An event with the data of the booking widget. */
export const eventWithOffer = z.strictObject({
  ...eventAnswer.shape,
  ticket_url: text.nullable(),
  availability,
  sale_stop: z.enum(['cancelled', 'postponed', 'offline', 'past', 'shop-closed']).nullable(),
  waiting_list: z.boolean(),
  presale_until: text.nullable().describe('Until then members alone may buy.'),
  max_per_price: z.int(),
  max_per_order: z.int(),
  seat_groups: z.array(seatGroup),
  prices: z.array(offeredPrice),
});

/** A teaser, of the calendar or of the magazine. */
export const teaserAnswer = z.strictObject({
  id: z.int(),
  name: text,
  link,
  preline: text,
  headline: text,
  subline: text,
  link_text: text,
  image_obj: z.null(),
  image_thumbnails: thumbnails,
  position: z.iso.date(),
  fallback,
  ...dated,
});
