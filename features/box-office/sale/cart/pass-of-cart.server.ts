import type { Hold } from '#features/box-office/holds/index.server.ts';
import { startOf } from '#features/box-office/holds/index.server.ts';
import type { HeldLine } from '#features/box-office/holds/index.ts';
import {
  claimVisits,
  findClaimedVisits,
  findPass,
  findPerformancesOfPass,
  refusalOfPass,
  releaseClaimedVisits,
  spendVisits,
} from '#features/box-office/passes/index.server.ts';
import type { TicketPrices } from '#features/box-office/prices/index.server.ts';
import type { PassCover } from '#features/box-office/prices/index.ts';
import type { OrderPass, OrderRequest, PassRefusal } from '#features/box-office/ticketing/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';

/** The pass of a cart: its payment, in cents and in visits. */
export interface PassOfCart {
  id: number;
  name: Localized;
  refusal: PassRefusal | null;
  visits: number;
  cents: number;
}

/** The pass of a cart with its usable visits; nothing where it is refused. */
export async function passOfCart(
  db: Db | Trx,
  hold: Hold,
  lines: readonly HeldLine[],
  now: Instant,
): Promise<{ id: number; name: Localized; refusal: PassRefusal | null; cover: PassCover | null } | null> {
  const pass = hold.pass_id === null ? null : await findPass(db, hold.pass_id);
  if (!pass) return null;
  const { id, name } = pass;
  // Reserved visits pay as they did when they were reserved, even if the pass has changed since.
  const claimed = await findClaimedVisits(db, hold.id);
  const refusal = claimed === null ? refusalOfPass(pass, now) : null;
  if (refusal !== null) return { id, name, refusal, cover: null };
  const visits = claimed ?? pass.leftVisits - pass.claimedVisits;
  return { id, name, refusal, cover: await coverOf(db, pass, { visits, lines }) };
}

async function coverOf(
  db: Db | Trx,
  pass: OrderPass,
  { visits, lines }: { visits: number; lines: readonly HeldLine[] },
): Promise<PassCover> {
  const { vatBasisPoints, mostCents, validUntil } = pass;
  // One has to come before it ends, not only to order.
  const inTime = lines.filter((line) => (startOf(line) ?? '') < validUntil);
  const ids = [...new Set(inTime.map(({ performanceId }) => performanceId))];
  const chosen = await findPerformancesOfPass(db, pass, ids);
  return { visits, vatBasisPoints, mostCents, performanceIds: chosen ?? ids };
}

interface Paying {
  hold: Hold;
  price: { pass: PassOfCart | null; prices: TicketPrices<HeldLine> };
  request: Pick<OrderRequest, 'isTest'>;
}

/** Puts aside the visits that are to pay for tickets of a cart while the rest is paid at a provider; `false` when they are not there. */
export async function claimPassOf(trx: Trx, { hold, price: { pass }, request }: Paying): Promise<boolean> {
  await releaseClaimedVisits(trx, [hold.id]);
  if (!pass || pass.visits === 0 || request.isTest) return true;
  return claimVisits(trx, { holdId: hold.id, passId: pass.id, visits: pass.visits });
}

/** Pays for tickets of an order with the pass of its cart, put aside before or not; `false` when so many visits are not there. Tests use none up. */
export async function payWithPass(
  trx: Trx,
  {
    hold,
    price: { pass, prices },
    request,
    ticketIds,
    now,
  }: Paying & { /** In the order of the lines. */ ticketIds: readonly number[]; now: Instant },
): Promise<boolean> {
  await releaseClaimedVisits(trx, [hold.id]);
  if (!pass || pass.visits === 0 || request.isTest) return true;
  const tickets = prices.lines
    .flatMap((line) => line.tickets)
    .flatMap(({ passVisits: visits }, index) => {
      const id = ticketIds[index];
      return visits > 0 && id !== undefined ? [{ id, visits }] : [];
    });
  return spendVisits(trx, { passId: pass.id, tickets, now });
}
