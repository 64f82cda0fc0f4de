import { type Context, Hono } from 'hono';
import { requirePermission, type WithPrincipal } from '#features/permissions/index.server.ts';
import { findBlocks, findPoolPlaces } from '#features/ticketing/index.server.ts';
import type { TicketingProvider } from '#features/ticketing/index.ts';
import { LARGEST_NUMBER, parseId } from '#lib/query-parameters.ts';
import type { Result } from '#lib/result.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { readId } from '#platform/http/list-request.server.ts';
import { parseInput } from '#platform/http/parse-input.server.ts';
import { badRequest, Problem } from '#platform/http/problem.server.ts';
import { cancelEvent } from './cancel-event.server.ts';
import { blockPlaces, changeCapacity, freePlaces } from './change-places.server.ts';
import type { SaleDeskServices } from './change-sale.server.ts';
import { type DeskEvent, findDeskEvent } from './event-store.server.ts';
import { waitingFor } from './load-event-room.server.ts';
import { moveEvent } from './move-event.server.ts';
import { putOnSale, setSale } from './put-on-sale.server.ts';
import type { SaleError } from './sale-error.ts';
import { blockBody, cancellationBody, capacityBody, moveBody, saleBody, saleStatusBody } from './schema.ts';
import { takeOff } from './take-off-waiting-list.server.ts';

type Env = WithPrincipal;

/** `/admin/events/{id}/…`: how the box office sells an event (docs/product/box-office.md#sales). */
export function saleDeskApi(services: SaleDeskServices & Waited) {
  const one = '/admin/events/:id';
  const answer = async (c: Context<Env>, outcome: Result<DeskEvent, SaleError>) => {
    if (!outcome.ok) throw problemOf(outcome.error);
    c.header('cache-control', 'private, no-store');
    return c.json(await saleJson(services, outcome.value));
  };
  return new Hono<Env>({ strict: false })
    .get(`${one}/sale`, async (c) => {
      await allowed(c);
      const event = await findDeskEvent(services.db, readId(c));
      return answer(c, event ? { ok: true, value: event } : { ok: false, error: { code: 'UNKNOWN_EVENT' } });
    })
    .post(`${one}/sale`, async (c) => {
      const staff = await allowed(c);
      const {
        price_list: priceListId,
        timeslot_minutes: everyMinutes,
        capacities,
      } = parseInput(saleBody, await readJson(c));
      const sale = {
        priceListId,
        everyMinutes,
        capacities: capacities.map(({ seat_group: groupId, capacity }) => ({ groupId, capacity })),
      };
      return answer(c, await putOnSale(services, staff, readId(c), sale));
    })
    .patch(`${one}/sale`, async (c) => {
      const staff = await allowed(c);
      const { status } = parseInput(saleStatusBody, await readJson(c));
      return answer(c, await setSale(services, staff, readId(c), status));
    })
    .patch(`${one}/pools/:pool`, async (c) => {
      const staff = await allowed(c);
      const { capacity } = parseInput(capacityBody, await readJson(c));
      const poolId = numberIn(c, 'pool');
      return answer(c, await changeCapacity(services, staff, readId(c), { poolId, capacity }));
    })
    .post(`${one}/blocks`, async (c) => {
      const staff = await allowed(c);
      const { pool: poolId, ...block } = parseInput(blockBody, await readJson(c));
      return answer(c, await blockPlaces(services, staff, readId(c), { poolId, ...block }));
    })
    .delete(`${one}/blocks/:block`, async (c) => {
      const staff = await allowed(c);
      return answer(c, await freePlaces(services, staff, readId(c), numberIn(c, 'block')));
    })
    .delete(`${one}/waiting-list/:entry`, async (c) => {
      const staff = await allowed(c);
      return answer(c, await takeOff(services, staff, readId(c), numberIn(c, 'entry')));
    })
    .post(`${one}/cancellation`, async (c) => {
      const staff = await allowed(c);
      const { reason } = parseInput(cancellationBody, await readJson(c));
      return answer(c, await cancelEvent(services, staff, readId(c), reason));
    })
    .post(`${one}/move`, async (c) => {
      const staff = await allowed(c);
      const { date_start: startsAt } = parseInput(moveBody, await readJson(c));
      return answer(c, await moveEvent(services, staff, readId(c), startsAt));
    });
}

const allowed = (c: Context<Env>) => requirePermission(c.get('principal'), 'sell');

function numberIn(c: Context, name: string): number {
  const id = parseId(c.req.param(name));
  if (id !== null) return id;
  throw badRequest([{ field: name, message: `must be a number from 1 to ${LARGEST_NUMBER}` }]);
}

/** Whose waiting lists are told. */
type Waited = { ticketing: Pick<TicketingProvider, 'waitingList'> };

async function saleJson({ db, ticketing }: SaleDeskServices & Waited, event: DeskEvent) {
  const { jetId } = event;
  const [pools, blocks] =
    jetId === null ? [[], []] : await Promise.all([findPoolPlaces(db, jetId), findBlocks(db, jetId)]);
  return {
    id: event.id,
    status: event.status,
    date_start: event.startsAt,
    date_end: event.endsAt,
    id_jet: jetId,
    sale: event.sale?.status ?? null,
    pools: pools.map(({ id, startsAt, capacity, held, sold, blocked }) => ({
      ...{ id, starts_at: startsAt, capacity, held, sold, blocked },
      free: capacity - held - sold - blocked,
    })),
    waiting_list: (await waitingFor(ticketing, jetId)).map(
      ({ id, email, tickets, onlyTogether, state, joinedAt }) => ({
        ...{ id, email, tickets, only_together: onlyTogether, is_offered: state === 'offered' },
        joined_at: joinedAt,
      }),
    ),
    blocks: blocks.map(({ id, poolId, places, reason }) => ({ id, pool: poolId, places, reason })),
  };
}

function problemOf(error: SaleError): Problem {
  const code = error.code.toLowerCase();
  switch (error.code) {
    case 'UNKNOWN_EVENT':
    case 'UNKNOWN_POOL':
    case 'UNKNOWN_BLOCK':
    case 'UNKNOWN_PRICE_LIST':
    case 'UNKNOWN_ENTRY':
      return new Problem(404, code, { detail: 'There is none of this number.' });
    case 'IN_PAYMENT':
      return new Problem(409, code, { detail: 'They are paying for what they were offered.' });
    case 'NOT_ON_SALE':
      return new Problem(409, code, { detail: 'The event is not on sale.' });
    case 'ALREADY_ON_SALE':
      return new Problem(409, code, { detail: 'The event is on sale already.' });
    case 'CAPACITIES_DIFFER':
      return new Problem(409, code, { detail: 'Each seat group of the price list needs one capacity.' });
    case 'TOO_MANY_TIMESLOTS':
      return new Problem(409, code, { detail: `An event has ${error.count} timeslots at most.` });
    case 'TAKEN':
      return new Problem(409, code, {
        detail: `${error.places} places are sold, held or blocked.`,
        extra: { places: error.places },
      });
    case 'NOT_FREE':
      return new Problem(409, code, {
        detail: `${error.places} places are free.`,
        extra: { places: error.places },
      });
    case 'EVENT_ENDED':
      return new Problem(409, code, { detail: 'The event was cancelled, or is over.' });
    case 'STARTS_TOO_EARLY':
      return new Problem(409, code, { detail: 'The event would start in the past.' });
    case 'STARTS_TOO_LATE':
      return new Problem(409, code, { detail: 'The event would start more than three years ahead.' });
  }
}
