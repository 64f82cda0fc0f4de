import { type Context, Hono } from 'hono';
import {
  findBlocks,
  findDoorTickets,
  findPoolPlaces,
  findPriceLists,
} from '#features/box-office/holds/index.server.ts';
import type { TicketingProvider } from '#features/box-office/ticketing/index.ts';
import {
  type Permission,
  requirePermission,
  type WithPrincipal,
} from '#features/core/access/index.server.ts';
import { pageOfList } from '#lib/page-of-list.ts';
import { MAX_ID, parseId } from '#lib/query-parameters.ts';
import type { Result } from '#lib/result.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { readId, readPaging } from '#platform/http/list-request.server.ts';
import { parseInput } from '#platform/http/parse-input.server.ts';
import { badRequest, Problem } from '#platform/http/problem.server.ts';
import { cancelEvent } from './cancel-event.server.ts';
import { blockPlaces, changeCapacity, freePlaces } from './change-places.server.ts';
import { changeRoom } from './change-room.server.ts';
import type { SaleDeskServices } from './change-sale.server.ts';
import { findAdmissions } from './door-store.server.ts';
import { type DeskEvent, findDeskEvent, findDeskRooms } from './event-store.server.ts';
import { listSales } from './list-sales.server.ts';
import { findNotified, waitingFor } from './load-desk-event-page.server.ts';
import { moveEvent } from './move-event.server.ts';
import { postponeEvent } from './postpone-event.server.ts';
import { changeSaleStart, changeTicketLimits, putOnSale, setSale } from './put-on-sale.server.ts';
import { removeWaitingEntry } from './remove-waiting-entry.server.ts';
import type { SaleError } from './sale-error.ts';
import { doorTicketJson, saleJson, saleRowJson } from './sale-json.ts';
import { saleState } from './sale-state.ts';
import {
  blockBody,
  cancellationBody,
  capacityBody,
  moveBody,
  roomBody,
  saleBody,
  saleStartBody,
  saleStatusBody,
  salesQuery,
  ticketLimitsBody,
} from './schema.ts';

type Env = WithPrincipal;

/** `/admin/sales/` and `/admin/events/{id}/…`: how the box office sells events (docs/product/box-office.md#sales). */
export function saleDeskApi(services: SaleDeskServices & Waited) {
  const one = '/admin/events/:id';
  const answer = async (c: Context<Env>, outcome: Result<DeskEvent, SaleError>) => {
    if (!outcome.ok) throw problemOf(outcome.error);
    c.header('cache-control', 'private, no-store');
    return c.json(await saleDetails(services, outcome.value));
  };
  return new Hono<Env>({ strict: false })
    .get('/admin/sales', async (c) => {
      await allowed(c);
      const { q, is_over: isOver, is_waited_for: isWaitedFor } = parseInput(salesQuery, c.req.query());
      const words = q.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
      const paging = readPaging(c);
      const asked = { words, isOver: isOver === 'true', isWaitedFor: isWaitedFor === 'true' };
      const { sales, total } = await listSales(services, asked, paging);
      c.header('cache-control', 'private, no-store');
      return c.json(pageOfList(new URL(c.req.url), { total, ...paging }, sales.map(saleRowJson)));
    })
    .get(`${one}/door-list`, async (c) => {
      await allowed(c, 'check-in');
      const event = await findDeskEvent(services.db, readId(c));
      if (!event) throw problemOf({ code: 'UNKNOWN_EVENT' });
      const tickets = event.jetId === null ? [] : await findDoorTickets(services.db, event.jetId);
      const admissions = event.jetId === null ? new Map() : await findAdmissions(services.db, event.jetId);
      c.header('cache-control', 'private, no-store');
      return c.json(
        tickets.map((ticket) => doorTicketJson(ticket, admissions.get(`${ticket.order}-${ticket.position}`))),
      );
    })
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
        sale_starts_at: saleStartsAt,
        members_from: membersFrom,
        max_per_price: maxPerPrice,
        max_per_order: maxPerOrder,
        capacities,
      } = parseInput(saleBody, await readJson(c));
      const sale = {
        priceListId,
        everyMinutes,
        saleStartsAt,
        membersFrom,
        maxPerPrice,
        maxPerOrder,
        capacities: capacities.map(({ seat_group: groupId, capacity }) => ({ groupId, capacity })),
      };
      return answer(c, await putOnSale(services, staff, readId(c), sale));
    })
    .patch(`${one}/sale`, async (c) => {
      const staff = await allowed(c);
      const { status } = parseInput(saleStatusBody, await readJson(c));
      return answer(c, await setSale(services, staff, readId(c), status));
    })
    .patch(`${one}/sale-start`, async (c) => {
      const staff = await allowed(c);
      const start = parseInput(saleStartBody, await readJson(c));
      const { sale_starts_at: saleStartsAt, members_from: membersFrom } = start;
      return answer(c, await changeSaleStart(services, staff, readId(c), { saleStartsAt, membersFrom }));
    })
    .patch(`${one}/ticket-limits`, async (c) => {
      const staff = await allowed(c);
      const limits = parseInput(ticketLimitsBody, await readJson(c));
      const { max_per_price: maxPerPrice, max_per_order: maxPerOrder } = limits;
      return answer(c, await changeTicketLimits(services, staff, readId(c), { maxPerPrice, maxPerOrder }));
    })
    .patch(`${one}/room`, async (c) => {
      const staff = await allowed(c);
      const { room } = parseInput(roomBody, await readJson(c));
      return answer(c, await changeRoom(services, staff, readId(c), room));
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
      return answer(c, await removeWaitingEntry(services, staff, readId(c), numberIn(c, 'entry')));
    })
    .post(`${one}/cancellation`, async (c) => {
      const staff = await allowed(c);
      const { reason } = parseInput(cancellationBody, await readJson(c));
      return answer(c, await cancelEvent(services, staff, readId(c), reason));
    })
    .post(`${one}/postponement`, async (c) => {
      const staff = await allowed(c);
      return answer(c, await postponeEvent(services, staff, readId(c)));
    })
    .post(`${one}/move`, async (c) => {
      const staff = await allowed(c);
      const { date_start: startsAt } = parseInput(moveBody, await readJson(c));
      return answer(c, await moveEvent(services, staff, readId(c), startsAt));
    });
}

const MAX_WORDS = 8;

const allowed = (c: Context<Env>, permission: Permission = 'sell') =>
  requirePermission(c.get('principal'), permission);

function numberIn(c: Context, name: string): number {
  const id = parseId(c.req.param(name));
  if (id !== null) return id;
  throw badRequest([{ field: name, message: `must be a number from 1 to ${MAX_ID}` }]);
}

/** Whose waiting lists are told. */
type Waited = { ticketing: Pick<TicketingProvider, 'waitingList'> };

async function saleDetails({ db, clock, ticketing }: SaleDeskServices & Waited, event: DeskEvent) {
  const { jetId } = event;
  const [pools, blocks] =
    jetId === null ? [[], []] : await Promise.all([findPoolPlaces(db, jetId), findBlocks(db, jetId)]);
  const waiting = await waitingFor(ticketing, jetId);
  const priceLists = jetId === null ? await findPriceLists(db) : [];
  const told = await findNotified(db, jetId);
  const rooms = await findDeskRooms(db);
  const state = saleState(event, clock.now());
  return saleJson(event, { state, pools, blocks, waiting, told, priceLists, rooms });
}

function problemOf(error: SaleError): Problem {
  const code = error.code.toLowerCase();
  switch (error.code) {
    case 'UNKNOWN_EVENT':
    case 'UNKNOWN_POOL':
    case 'UNKNOWN_BLOCK':
    case 'UNKNOWN_PRICE_LIST':
    case 'UNKNOWN_ENTRY':
    case 'UNKNOWN_ROOM':
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
      return new Problem(409, code, {
        detail: `An event has ${error.count} timeslots at most.`,
        extra: { count: error.count },
      });
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
    case 'SALE_WINDOW':
      return new Problem(409, code, {
        detail: 'The sale must start before it ends, and for members before that.',
      });
    case 'EVENT_ENDED':
      return new Problem(409, code, { detail: 'The event was cancelled, or is over.' });
    case 'STARTS_TOO_EARLY':
      return new Problem(409, code, { detail: 'The event would start in the past.' });
    case 'STARTS_TOO_LATE':
      return new Problem(409, code, { detail: 'The event would start more than three years ahead.' });
  }
}
