/** A movement on the venue's account at the provider. */
interface Movement {
  id: string;
  amount: number;
  fee: number;
  currency: string;
  created: number;
}

/** A dispute about a card payment, as Stripe tells it. */
export interface FakeDispute {
  id: string;
  amount: number;
  currency: string;
  reason: string;
  status: string;
  created: number;
  payment_intent: string;
  evidence_details: { due_by: number | null };
  balance_transactions: Movement[];
}

interface Opened {
  payment: string;
  cents: number;
  at: string;
  reason?: string;
  /** An inquiry takes no money yet. */
  isInquiry?: boolean;
}

const ANSWER_SECONDS = 7 * 86_400;
const seconds = (at: string) => Math.floor(Date.parse(at) / 1000);

/** Simulates the bank's and the provider's handling of disputed payments. */
export function fakeDisputes(next: (kind: string) => string) {
  const disputes = new Map<string, FakeDispute>();
  const disputeAt = (id: string): FakeDispute => {
    const dispute = disputes.get(id);
    if (!dispute) throw new Error(`There is no dispute ${id}`);
    return dispute;
  };
  const move = (id: string, amount: number, { fee, at }: { fee: number; at: string }): void => {
    const movement = { id: next('txn'), amount, fee, currency: 'eur', created: seconds(at) };
    disputeAt(id).balance_transactions.push(movement);
  };
  return {
    disputes,
    disputeAt,
    /** Somebody tells their bank that they did not mean to pay. */
    open({ payment, cents, at, reason = 'fraudulent', isInquiry = false }: Opened): string {
      const id = next('dp');
      disputes.set(id, {
        id,
        ...{ amount: cents, currency: 'eur', reason, payment_intent: payment },
        status: isInquiry ? 'warning_needs_response' : 'needs_response',
        created: seconds(at),
        evidence_details: { due_by: seconds(at) + ANSWER_SECONDS },
        balance_transactions: [],
      });
      return id;
    },
    /** The bank takes the money, and the provider its fee. */
    withdraw: (id: string, at: string, fee = 2000) => move(id, -disputeAt(id).amount, { fee, at }),
    /** The bank gives it back; the provider keeps its fee, or not. */
    reinstate: (id: string, at: string, fee = 0) => move(id, disputeAt(id).amount, { fee, at }),
    become: (id: string, status: string) => void Object.assign(disputeAt(id), { status }),
    /** Money that cannot be refunded any more: the bank has it, or may soon. */
    isDisputed: (payment: string) =>
      [...disputes.values()].some(
        ({ payment_intent, status }) =>
          payment_intent === payment && status !== 'won' && status !== 'warning_closed',
      ),
  };
}
