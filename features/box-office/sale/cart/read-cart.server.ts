import type { Office } from '#features/box-office/holds/index.server.ts';
import {
  currentCents,
  findFreeByLine,
  findHold,
  findLines,
  hasEnded,
  isAlive,
  isInPayment,
  MAX_RENEWALS,
  maxAllowed,
  startOf,
} from '#features/box-office/holds/index.server.ts';
import type { HeldLine } from '#features/box-office/holds/index.ts';
import { conditionWords } from '#features/box-office/prices/index.server.ts';
import { findFormerSeatNames, findSeatNames } from '#features/box-office/seating/index.server.ts';
import { buyableLines, isOnSale, stopOf } from '#features/box-office/ticketing/index.server.ts';
import type { Buyer, Cart, CartLine, CartReference, SeatName } from '#features/box-office/ticketing/index.ts';
import type { Instant } from '#lib/venue-time.ts';
import { priceOfCart } from './cart-price.server.ts';
import { seriesOfCart } from './series-of-cart.ts';

/** `TicketingProvider.cart` of the box office. */
export async function readCart(
  { db, databaseClock }: Office,
  reference: CartReference,
  reader: Pick<Buyer, 'isSeller' | 'isAtCounter'> = {},
): Promise<Cart | null> {
  const hold = await findHold(db, reference);
  if (!hold || hasEnded(hold)) return null;
  const now = await databaseClock(db);
  const isHeld = isAlive(hold, now);
  const lines = await findLines(db, hold.id);
  const free = isHeld ? await findFreeByLine(db, hold.id, now) : new Map<number, number>();
  const lineIds = lines.map(({ id }) => id);
  const named = await findSeatNames(db, 'hold_line_id', lineIds);
  const seats = isHeld || named.size > 0 ? named : await findFormerSeatNames(db, lineIds);
  const shown = lines.map((line) => {
    const others = lines.filter((other) => other !== line);
    const maxQuantity =
      isHeld && !hold.is_offer
        ? most(line, { others, free: free.get(line.id) ?? 0, reader, now })
        : line.quantity;
    return toCartLine(line, {
      ...{ maxQuantity, stop: stopOf(line, lines, now), now },
      seats: seatsOfLine(line, lines, seats.get(line.id) ?? []),
    });
  });
  const bought = buyableLines(lines, now);
  const { prices, coupon, pass, contents } = await priceOfCart(db, hold, bought, { now });
  return {
    reference,
    state: isHeld ? 'held' : isInPayment(hold, now) ? 'in-payment' : 'expired',
    expiresAt: hold.expires_at,
    now,
    isOffer: hold.is_offer,
    renewalsLeft: hold.is_offer ? 0 : MAX_RENEWALS - hold.renewals,
    lines: shown,
    series: seriesOfCart(lines, { free, canGrow: isHeld && !hold.is_offer, now }),
    quantity: shown.reduce((sum, line) => sum + line.quantity, 0),
    totalCents: prices.sum.totalCents,
    sum: prices.sum,
    coupon: coupon && {
      code: coupon.code,
      refusal: coupon.refusal,
      reductionCents: prices.reductionCents,
    },
    pass,
    contents,
  };
}

function most(
  line: HeldLine,
  {
    others,
    free,
    reader,
    now,
  }: { others: HeldLine[]; free: number; reader: Pick<Buyer, 'isSeller' | 'isAtCounter'>; now: Instant },
): number {
  if (line.series || !isOnSale(line, now, reader) || currentCents(line, now) !== line.cents)
    return line.quantity;
  const room = line.quantity + Math.floor(Math.max(0, free) / line.units);
  return Math.max(line.quantity, reader.isSeller ? room : Math.min(room, maxAllowed(line, others)));
}

/** Seats of the tickets of a stored line that are in this one: some of them may belong to a series. */
function seatsOfLine(line: HeldLine, lines: readonly HeldLine[], seats: SeatName[]): SeatName[] {
  const stored = lines.filter(({ id }) => id === line.id);
  const before = stored.slice(0, stored.indexOf(line));
  const from = before.reduce((sum, { quantity, units }) => sum + quantity * units, 0);
  return seats.slice(from, from + line.quantity * line.units);
}

function toCartLine(
  line: HeldLine,
  { maxQuantity, stop, seats, now }: Pick<CartLine, 'maxQuantity' | 'stop' | 'seats'> & { now: Instant },
): CartLine {
  const { blockId, startsAt } = line;
  return {
    id: line.series ? `${line.series.id}-${line.id}` : String(line.id),
    seriesId: line.series ? String(line.series.id) : null,
    jetId: line.performanceId,
    seatGroup: line.seatGroup,
    price: {
      id: line.priceId,
      saleTypeId: line.saleTypeId,
      name: line.priceName,
      cents: line.cents,
      // A share of a series is no price of a list.
      currentCents: line.series ? line.cents : currentCents(line, now),
      conditions: conditionWords(line.conditions, null),
      vatBasisPoints: line.vatBasisPoints,
    },
    startsAt: startOf(line),
    stop,
    timeslot: blockId === null || startsAt === null ? null : { blockId, timeStart: startsAt },
    seats,
    quantity: line.quantity,
    totalCents: line.quantity * line.cents,
    maxQuantity,
  };
}
