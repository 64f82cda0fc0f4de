import type { Office, PoolMove } from '#features/box-office/holds/index.server.ts';
import {
  claimLines,
  claimsOf,
  exceededHolding,
  exceededLimit,
  findLines,
  findSaleItems,
  flatLines,
  type Hold,
  hasEnded,
  isAlive,
  isInPayment,
  type LineToAdd,
  lockBuyer,
  lockHold,
  lockHoldOfSession,
  mayBuyAsMember,
  openHold,
  type Refusal,
  refusalOfChange,
  runIdempotent,
  runWithRetry,
  type StoredReceipt,
  storeRefusal,
  takePlacesOfDesk,
  unitsByPool,
  updateHold,
  wantedBy,
  withPools,
} from '#features/box-office/holds/index.server.ts';
import type { HeldLine } from '#features/box-office/holds/index.ts';
import { moveDraft } from '#features/box-office/questions/index.server.ts';
import { findSeatsOfCart, type SeatRequest } from '#features/box-office/seating/index.server.ts';
import { itemsOrdered, MAX_GROUP } from '#features/box-office/ticketing/index.server.ts';
import type {
  Buyer,
  CartReceipt,
  CartReference,
  OrderedItem,
  SaleItem,
  TicketingError,
  TicketOrder,
} from '#features/box-office/ticketing/index.ts';
import { keyedRequest } from '#features/core/resources/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import { type RestoredContents, restoreExpired } from './restore-expired.server.ts';

/** Plan of the lines to add, read behind the lock of the cart. */
export type Plan = (
  trx: Trx,
  now: Instant,
) => Promise<Result<(LineToAdd & Pick<SaleItem, 'free' | 'planGroup'>)[], Refusal>>;

interface Addition {
  reference: CartReference | null;
  buyer: Buyer;
  /** Request the buyer's idempotency key stands for. */
  asked: object;
  performanceIds: number[];
  plan: Plan;
  /** How its buyer wants to sit; by default anywhere. */
  seating?: SeatRequest | undefined;
}

/** `TicketingProvider.add` of the box office. */
export function addTickets(
  office: Office,
  { reference, order, buyer }: { reference: CartReference | null; order: TicketOrder; buyer: Buyer },
): Promise<Result<CartReceipt, TicketingError>> {
  return addToCart(office, {
    ...{ reference, buyer, asked: order },
    performanceIds: [order.jetId],
    seating: {
      consent: order.consent ?? (buyer.isSeller || buyer.isGroup ? 'anywhere' : 'one-row'),
      chosen: order.seats,
    },
    async plan(trx, now) {
      const ordered = itemsOrdered(order, await findSaleItems(trx, order, now), now, buyer);
      if (!ordered.ok) return ordered;
      if (order.seats && !isSeatForEach(ordered.value, order.seats)) return fail({ code: 'UNKNOWN_OFFER' });
      return succeed(await withPools(trx, ordered.value));
    },
  });
}

/** Tells if chosen seats are one for each place that is asked for, where places are seats. */
const isSeatForEach = (ordered: readonly OrderedItem[], seats: readonly string[]): boolean =>
  ordered.every(({ item }) => item.planGroup !== null) &&
  new Set(seats).size === seats.length &&
  ordered.reduce((sum, { item, quantity }) => sum + item.units * quantity, 0) === seats.length;

/** Adds what is planned to a cart, all or nothing and once for a key. */
export async function addToCart(
  office: Office,
  { reference, buyer, asked, performanceIds, plan, seating }: Addition,
): Promise<Result<CartReceipt, TicketingError>> {
  const keyed = keyedRequest(buyer, asked);
  const outcome = await runWithRetry<CartReceipt>(office, (trx, moves) => {
    const work = () => addWithin(office, trx, { reference, buyer, performanceIds, plan, seating, moves });
    return keyed ? runIdempotent(office, trx, { keyed, buyer, reference }, work) : work();
  });
  return outcome.ok || !keyed ? outcome : storeRefusal(office, { keyed, buyer, reference }, outcome.error);
}

/** The same within a transaction; with `isOverbooked` its places were just added to pools that had none free. */
export async function addWithin(
  office: Office,
  trx: Trx,
  {
    buyer,
    plan,
    performanceIds,
    moves,
    reference,
    seating,
    isOverbooked = false,
  }: Omit<Addition, 'asked'> & { moves: PoolMove[]; isOverbooked?: boolean },
): Promise<Result<StoredReceipt, Refusal>> {
  await lockBuyer(office, trx, buyer, performanceIds);
  const found = await findCurrent(office, trx, { reference, buyer });
  if (!found) return fail({ code: 'IN_PAYMENT' });
  const { now, current, expired } = found;
  if (current?.hold.is_offer) return fail({ code: 'OFFER_IN_CART' });

  const planned = await plan(trx, now);
  if (!planned.ok) return planned;
  const before = current ? await findLines(trx, current.hold.id) : [];
  const seatsBefore = current && isSeated(planned.value) ? await findSeatsOfCart(trx, current.hold.id) : [];
  const split = flatLines(planned.value, before);
  if (!split.ok) return split;
  const added = split.value;
  if (!buyer.isAtCounter && !(await mayBuyAsMember(trx, added, { userId: buyer.userId ?? null, now })))
    return fail({ code: 'MEMBERS_ONLY' });
  if (isRefusedGroupPrice(added, buyer)) return fail({ code: 'GROUP_PRICE' });
  const limit = buyer.isSeller ? null : limitBroken(before, added, buyer);
  if (limit !== null) return fail({ code: 'LIMIT', limit });
  const isBeyond = isOverbooked || (buyer.isAtCounter === true && (await isOfDesk(office, trx, added, now)));
  // Read before anything is written: a refusal costs less than a success.
  const short = isBeyond ? undefined : added.find((line) => line.free < line.quantity * line.units);
  if (short)
    return fail({
      code: 'NOT_ENOUGH',
      shortOf: unitsWanted(added),
      ...(short.series ? { jetId: short.performanceId } : {}),
    });
  const holding = await exceededHolding(office, trx, buyer, { wanted: wantedBy(added), now });
  if (holding) return fail(holding);

  const lines: LineToAdd[] = added;
  const back = expired ? await restoreExpired(office, trx, { expired, lines, buyer, now }) : null;
  if (back && !back.ok) return back;
  const taken = back?.value ?? {
    lines,
    quantity: 0,
    renewals: 0,
    couponId: null,
    passId: null,
    formerSeats: [],
  };
  const alone = refusalOfChange(before, [...before, ...taken.lines]);
  if (alone) return fail(alone);
  const { renewals, couponId, passId } = taken;
  const cart = await openedHold(office, trx, { current, buyer, now, renewals, couponId, passId });
  if (expired && taken.quantity > 0) await moveDraft(trx, expired.id, cart.hold.id);
  const written = await claimLines(office, trx, {
    holdId: cart.hold.id,
    lines: taken.lines,
    moves,
    // Tickets that come back with it sit wherever there are seats.
    seating:
      taken.quantity > 0 && seating
        ? { ...seating, consent: 'anywhere', former: taken.formerSeats }
        : seating,
    audience: isBeyond ? 'waiting-list' : 'everybody',
  });
  if (!written.ok) return written;
  return succeed({
    reference: cart.reference,
    nonce: cart.hold.nonce,
    expiresAt: cart.hold.expires_at,
    now,
    quantity: [...before, ...taken.lines].reduce((sum, line) => sum + line.quantity, 0),
    restoredCount: taken.quantity,
    cartUrl: null,
    seats: isSeated(planned.value)
      ? (await findSeatsOfCart(trx, cart.hold.id)).filter(
          ({ guid }) => !seatsBefore.some((seat) => seat.guid === guid),
        )
      : [],
  });
}

/** Frees for tickets that have too few places what is blocked for the desk; `false` where that is nothing. */
async function isOfDesk(
  office: Office,
  trx: Trx,
  added: readonly (LineToAdd & Pick<SaleItem, 'free'>)[],
  now: Instant,
): Promise<boolean> {
  const wanted = unitsByPool(added.flatMap(claimsOf));
  const isShort = ({ poolIds, free }: LineToAdd & Pick<SaleItem, 'free'>) =>
    wanted.some(({ poolId, units }) => poolIds.includes(poolId) && units > free);
  return added.some(isShort) && takePlacesOfDesk(trx, office.engine, { wanted, now });
}

/** Tells if some of the places that are asked for are seats. */
const isSeated = (planned: readonly Pick<SaleItem, 'planGroup'>[]): boolean =>
  planned.some(({ planGroup }) => planGroup !== null);

/** Tells if one of the prices is for groups, which order in one step or at the counter (docs/product/groups.md#prices). */
function isRefusedGroupPrice(added: readonly LineToAdd[], buyer: Buyer): boolean {
  if (buyer.isGroup || buyer.isAtCounter) return false;
  return added.some(({ conditions }) => conditions.groupFrom !== null);
}

/** The limit an addition breaks: that of the event, or where a group orders that of groups. */
function limitBroken(before: HeldLine[], added: LineToAdd[], buyer: Buyer): number | null {
  if (!buyer.isGroup) return exceededLimit([...before, ...added]);
  const heads = added.reduce((sum, { quantity }) => sum + quantity, 0);
  return heads > MAX_GROUP ? MAX_GROUP : null;
}

interface Current {
  hold: Hold;
  reference: CartReference;
}

/**
 * The cart that is added to: the one named, if its time is not over, or the one the session has started meanwhile. `null`
 * when the one named is being paid.
 */
async function findCurrent(
  office: Office,
  trx: Trx,
  { reference, buyer }: { reference: CartReference | null; buyer: Buyer },
): Promise<{ now: Instant; current: Current | null; expired: Hold | null } | null> {
  const named = reference === null ? undefined : await lockHold(trx, office.engine, reference);
  const now = await office.databaseClock(trx);
  if (named && reference !== null && isAlive(named, now))
    return { now, current: { hold: named, reference }, expired: null };
  if (named && isInPayment(named, now)) return null;
  const started = await lockHoldOfSession(trx, office.engine, buyer, now);
  const isExpired = named !== undefined && !hasEnded(named) && !started;
  return { now, current: started, expired: isExpired ? named : null };
}

async function openedHold(
  office: Office,
  trx: Trx,
  {
    current,
    buyer,
    now,
    ...taken
  }: { current: Current | null; buyer: Buyer; now: Instant } & Pick<
    RestoredContents,
    'renewals' | 'couponId' | 'passId'
  >,
): Promise<Current> {
  if (!current) return openHold(trx, office.ids.token(), { now, buyer, ...taken });
  await updateHold(trx, current.hold);
  return current;
}

function unitsWanted(lines: { poolId: number; quantity: number; units: number }[]) {
  return unitsByPool(lines.map(({ poolId, quantity, units }) => ({ poolId, units: quantity * units })));
}
