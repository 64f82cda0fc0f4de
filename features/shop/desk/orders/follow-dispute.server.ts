import {
  findByProviderPayment,
  findDispute,
  noteDispute,
} from '#features/box-office/order-store/index.server.ts';
import {
  type Dispute,
  type DisputedMoney,
  type DisputeMovement,
  isDisputeOpen,
} from '#features/box-office/ticketing/index.ts';
import { succeed } from '#lib/result.ts';
import { linkOrigin } from '#platform/config.server.ts';
import { changeOrder } from './change-order.server.ts';
import { deskOrderPath } from './desk-path.ts';
import { type DisputeOutcome, noteDisputeWithoutOrder } from './note-dispute-without-order.server.ts';
import { BY_PROVIDER } from './note-refund.server.ts';
import type { RefundServices } from './reconcile-refunds.server.ts';
import { disputeEmail } from './staff-email-texts.ts';
import { writeStaffEmail } from './write-staff-email.server.ts';

/**
 * Asks how a dispute stands after a notice from the provider. `false` if it is none of ours. May throw
 * `PaymentProviderError`.
 */
export async function followDispute(services: RefundServices, name: string): Promise<boolean> {
  return (await fetchDispute(services, name)) !== 'not-ours';
}

/**
 * Asks how a dispute stands, and writes it down; once more where somebody else wrote something down meanwhile, because the answer may be older
 * than that. May throw `PaymentProviderError`.
 */
export async function fetchDispute(
  services: RefundServices,
  name: string,
): Promise<Exclude<DisputeOutcome, 'outdated'>> {
  const seen = await findDispute(services.db, name);
  const dispute = (await services.payments.sale?.findDispute(name)) ?? null;
  const taken = dispute ? await recordDispute(services, dispute, seen) : 'not-ours';
  return taken === 'outdated' ? fetchDispute(services, name) : taken;
}

/**
 * Stores the current state of a dispute, with its movements of money, and notifies staff when it opens and when it ends
 * (docs/decisions/0098). `seen`: the state before the provider was asked.
 */
async function recordDispute(
  services: RefundServices,
  dispute: DisputedMoney,
  seen: Dispute | null,
): Promise<DisputeOutcome> {
  const payment = await findByProviderPayment(services.db, dispute.providerPayment);
  if (!payment || payment.isTest) return 'not-ours';
  if (!payment.order) return noteDisputeWithoutOrder(services, payment, dispute, seen);
  const { number } = payment.order;
  let isNew = false;
  const order = { number, permission: 'refund' } as const;
  const done = await changeOrder<{ code: 'OUTDATED' }>(services, BY_PROVIDER, order, async (write) => {
    const noted = await noteDispute(write, dispute, seen);
    if (!noted.ok) return noted;
    const { before, movements } = noted.value;
    isNew = isChanged(before, dispute) || movements.length > 0;
    if (!isNew) return succeed(null);
    const email = disputeEmail(before, dispute, number);
    if (email) {
      const link = linkOrigin(services.config) + deskOrderPath(number, 'de');
      const { config } = services;
      await writeStaffEmail(write.trx, { ...email, order: { number, link } }, { config, now: write.now });
    }
    return succeed({ news: null, auditDetails: auditable(dispute, movements) });
  });
  if (!done.ok) return done.error.code === 'OUTDATED' ? 'outdated' : 'not-ours';
  return isNew ? 'new' : 'known';
}

function isChanged(before: Dispute | null, { state, cents, answerUntil }: DisputedMoney): boolean {
  return (
    before === null ||
    before.state !== state ||
    before.cents !== cents ||
    (isDisputeOpen({ state }) && before.answerUntil !== answerUntil)
  );
}

function auditable({ name, state, cents }: DisputedMoney, movements: DisputeMovement[]) {
  const sum = (of: (movement: DisputeMovement) => number) =>
    movements.reduce((all, each) => all + of(each), 0);
  return {
    dispute: name,
    dispute_state: state,
    disputed_cents: cents,
    ...(movements.length > 0
      ? { moved_cents: sum((each) => each.cents), fee_cents: sum((each) => each.feeCents) }
      : {}),
  };
}
