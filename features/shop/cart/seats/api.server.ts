import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { performanceTag } from '#features/box-office/ticketing/cache-tags.ts';
import type { SeatedHall, Seating, TicketingProvider } from '#features/box-office/ticketing/index.ts';
import type { Db } from '#features/database.server.ts';
import { findEvent } from '#features/programme/calendar/index.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import { MAX_ID } from '#lib/query-parameters.ts';
import { textsJson } from '#lib/texts-json.ts';
import type { TaggedCache } from '#platform/events/tagged-cache.server.ts';
import { json } from '#platform/http/answer.server.ts';
import { fallback } from '#platform/http/answer-shapes.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { anyone, idInPath, inQuery } from '#platform/http/inputs.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { readCartReference } from '../cart-cookies.server.ts';
import { isInTestSale } from '../test-sale-cookie.server.ts';

interface SeatServices {
  db: Db;
  cache: TaggedCache;
  ticketing: TicketingProvider;
  /** Provider of the test shop; `ticketing` where it is not named. */
  boxOffice?: TicketingProvider;
}

/** Seconds for which states of seats are read once for all visitors. */
const FRESH_SECONDS = 1;
const FOREVER = 'public, max-age=31536000, immutable';

const text = z.string();
const centimetres = z.int().describe('Centimetres from the corner at the left of the stage.');
const seatAnswer = z.strictObject({
  ...{ guid: text, zone: text, row: text, seat: text },
  row_order: z.int(),
  position: z.int().describe('In the row, as people sit.'),
  block: z.int().describe('Seats of one row and block are neighbours.'),
  ...{ x: centimetres, y: centimetres },
  seat_group: text.nullable().describe('Its code in the cart call; null where this date does not sell it.'),
  ...{ wheelchair: z.boolean(), companion: z.boolean(), step_free: z.boolean() },
  restricted_view: text.nullable(),
  fallback,
});
const planAnswer = z.strictObject({
  version: z.int(),
  size: z.strictObject({ width: z.int(), height: z.int() }),
  areas: z.array(
    z.strictObject({
      ...{ kind: z.enum(['stage', 'label']), text },
      ...{ x: centimetres, y: centimetres, width: z.int(), height: z.int() },
      fallback,
    }),
  ),
  zones: z
    .array(z.strictObject({ name: text, fallback }))
    .describe('Parts of the hall, in the order of the plan.'),
  seats: z.array(seatAnswer).describe('In the order of the plan.'),
});
const statesAnswer = z.strictObject({
  version: z.int(),
  states: z
    .string()
    .regex(/^[.xm]*$/)
    .describe('One character a seat in the order of the plan: . free, x taken, m in this cart.'),
});

/** Plan and states of the seats of a date (docs/product/api.md#seats); 404 where its places are only counted. */
export function seatsApi(services: SeatServices) {
  const { db, cache } = services;
  const app = new Hono<{ Variables: { language: Language } }>({ strict: false });
  const call = callsOn(app, { group: 'Programme', caller: anyone });

  /** The date of an event that visitors see, with its seats and the visitor's cart. */
  async function findSeats(c: Context, id: number): Promise<{ jetId: number; seating: Seating }> {
    const jetId = (await findEvent(db, id))?.jetId ?? null;
    const { seating } = providerOf(c).seller;
    if (jetId === null || !seating) throw nothingSeated();
    return { jetId, seating };
  }

  function providerOf(c: Context) {
    const { ticketing, boxOffice = ticketing } = services;
    const cookies = c.req.header('cookie');
    const seller = isInTestSale(cookies) ? boxOffice : ticketing;
    return { seller, cart: readCartReference(cookies, { isApart: seller !== ticketing }) };
  }

  call(
    'GET /events/:id/seating-plan/',
    {
      summary: 'The seating plan of an event. With the version it has, the answer may be kept for good.',
      takes: {
        id: idInPath,
        query: inQuery(z.object({ version: z.coerce.number().int().min(1).max(MAX_ID).optional() }), {
          version: { summary: 'The version of the plan, as the states name it.', example: '1' },
        }),
      },
      answer: json('The plan.', planAnswer),
      problems: [404],
    },
    async (c, { id, query }) => {
      const { jetId, seating } = await findSeats(c, id);
      const hall = await seating.hall(jetId);
      if (!hall) throw nothingSeated();
      c.header('cache-control', query.version === hall.version ? FOREVER : 'no-cache');
      return planJson(hall, c.get('language'));
    },
  );

  call(
    'GET /events/:id/seats/',
    {
      summary: 'Which seats of an event are free, taken, or in the cart of the caller.',
      takes: { id: idInPath },
      answer: json('The states.', statesAnswer),
      problems: [404],
    },
    async (c, { id }) => {
      const { jetId, seating } = await findSeats(c, id);
      const { cart } = providerOf(c);
      const states =
        cart === null
          ? await cache.read(
              `seats ${jetId}`,
              { tags: [performanceTag(jetId)], freshForSeconds: () => FRESH_SECONDS },
              () => seating.states(jetId, null),
            )
          : await seating.states(jetId, { cart });
      if (!states) throw nothingSeated();
      c.header('vary', 'cookie', { append: true });
      c.header('cache-control', cart === null ? `public, max-age=${FRESH_SECONDS}` : 'private, no-cache');
      return states;
    },
  );
  return app;
}

const nothingSeated = () =>
  new Problem(404, 'not_found', { detail: 'There is no such event, or its places have no seats.' });

function planJson({ version, size, areas, seats }: SeatedHall, language: Language) {
  return {
    ...{ version, size },
    areas: areas.map(({ text: words, ...area }) => ({
      ...area,
      ...textsJson({ text: shown(words, language) }),
    })),
    zones: [...new Map(seats.map(({ zone }) => [zone.de, zone])).values()].map((zone) =>
      textsJson({ name: shown(zone, language) }),
    ),
    seats: seats.map((seat) => ({
      ...{ guid: seat.guid, row: seat.row, seat: seat.seat },
      ...{ row_order: seat.rowOrder, position: seat.position, block: seat.block, x: seat.x, y: seat.y },
      seat_group: seat.seatGroup,
      ...{ wheelchair: seat.isWheelchair, companion: seat.isCompanion, step_free: seat.isStepFree },
      ...textsJson({
        zone: shown(seat.zone, language),
        restricted_view: seat.restrictedView && shown(seat.restrictedView, language),
      }),
    })),
  };
}
