import { z } from 'zod';
import { ACCESS_KINDS } from '#lib/access-kinds.ts';
import { LANGUAGES } from '#lib/localized.ts';

const id = z.int().min(1);
const text = z.string();
const address = z.string();
const instant = z.iso.datetime({ precision: 3 });
const price = z.string().regex(/^\d+\.\d{2}$/);
const age = z.int().min(0);

/** Beside the texts of an entity: those that came in another language than was asked for, and in which. */
export const fallback = z
  .record(z.string(), z.enum(LANGUAGES))
  .optional()
  .describe('Which of the texts came in another language than was asked for, and in which.');
export const dated = { updated_at: instant };

export const link = z.strictObject({ url: address });
export const thumbnails = z.strictObject({ large: address });
export const named = z.strictObject({ id, slug: text, name: text, fallback });
export const option = z.strictObject({ ...named.shape, show_in_filter: z.boolean(), ...dated });
/** The parts of the admin area somebody may enter. */
export const adminMenus = z.array(z.strictObject({ id: text, name: text, url: address }));
const availability = z.enum(['many', 'few', 'sold-out', 'closed']);

/** One page of a list (docs/product/api.md#lists). */
export function pageOf(results: z.ZodType) {
  return z.strictObject({
    count: z.int().min(0),
    next: address.nullable(),
    previous: address.nullable(),
    results: z.array(results),
  });
}

export const event = z.strictObject({
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
  image_thumbnails: z.strictObject({ ...thumbnails.shape, upright: address, wide: address }),
  offer: z.strictObject({ availability, free: z.int().nullable(), price_from: price.nullable() }).nullable(),
});

const ticketPrice = z.strictObject({
  id,
  price,
  sale_type_id: id,
  seat_group: text,
  text,
  name: text,
  conditions: text.nullable().describe('Under which conditions it is had, in words.'),
  goes_with_others: z.boolean().describe('Sold only together with tickets of other prices.'),
  has_discounts: z.boolean(),
  amount: z.int(),
  fallback,
});
/** Ticket prices, without an event. */
export const priceList = z.strictObject({
  id,
  price_from: price.nullable(),
  seat_groups: z.array(
    z.strictObject({
      id,
      seat_group: text,
      text,
      note: text.nullable(),
      fallback,
      prices: z.array(
        ticketPrice.omit({ seat_group: true, goes_with_others: true, has_discounts: true, amount: true }),
      ),
    }),
  ),
  productions: z.array(z.strictObject({ ...named.shape, link })),
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
  prices: z.array(ticketPrice),
  timeslots: z.array(timeslot),
});

/** An event with what the booking widget needs of it. */
export const eventWithOffer = z.strictObject({
  ...event.shape,
  ticket_url: address.nullable(),
  availability,
  sale_stop: z.enum(['cancelled', 'postponed', 'offline', 'past', 'shop-closed']).nullable(),
  waiting_list: z.boolean(),
  presale_until: text.nullable().describe('Until then members alone may buy.'),
  max_per_price: z.int(),
  max_per_order: z.int(),
  seat_groups: z.array(seatGroup),
  prices: z.array(ticketPrice),
});

export const production = z.strictObject({
  ...named.shape,
  subline: text,
  link,
  exhibition_type: named,
  genre: named,
  season: id.nullable(),
  series: id.nullable(),
  age_from: age,
  age_to: age,
  next_event: z.strictObject({ id, date_start: instant, link }).nullable(),
  price_from: price.nullable(),
  image_thumbnails: thumbnails,
  ...dated,
});

export const productionDetails = z.strictObject({
  ...production.shape,
  lead: text,
  description: text,
  important_info: text.nullable(),
  promoter: text.nullable(),
  duration_minutes: z.int(),
  doors_minutes: z.int(),
  language: text,
  tags: z.array(named),
  programs: z.array(z.strictObject({ title: text, text, fallback })),
  videos: z.array(z.strictObject({ title: text, video_url: z.url(), length: text, credit: text, fallback })),
  audio_sample: z.strictObject({ title: text, file: text, transcript: text, fallback }).nullable(),
  contributors: z.array(z.strictObject({ name: text, role: text, link, fallback })),
  sponsors: z.array(text),
});
