import type {
  DisputedMoney,
  OnlineMethod,
  ReceivedMoney,
  ReturnedMoney,
} from '#features/box-office/ticketing/index.ts';
import type { Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';

/**
 * Port to the online payment provider (docs/decisions/0063). Its calls are remote: they may hang, fail, or be delivered
 * twice. Each throws `PaymentProviderError` on a timeout or a refusal; none is made within a transaction.
 */
export interface PaymentProvider {
  /** Scheme and host of its pages, which visitors are sent to. */
  readonly origin: string;
  /** Begins taking money. The same payment asked for again is the same checkout. */
  begin(checkout: CheckoutRequest): Promise<{ session: string; address: string }>;
  /** How a checkout stands, by the provider's own name of it. */
  findCheckout(session: string): Promise<Checkout>;
  /** Takes no money for a checkout any more; fails when it was paid meanwhile. */
  close(session: string): Promise<void>;
  /** Gives money back. The same `key` gives it back once, and gives the same refund, also one that failed. */
  refund(refund: { providerPayment: string; cents: number; key: string }): Promise<ReturnedMoney>;
  /** A refund by its id at the provider; `null` for those of others. */
  findRefund(name: string): Promise<ReturnedMoney | null>;
  /** Reads the refunds of one payment, including failed ones, no matter who issued them. */
  refundsOf(providerPayment: string): Promise<ReturnedMoney[]>;
  /** Reads the refunds since an instant, of all payments. */
  refundsSince(at: Instant): Promise<ReturnedMoney[]>;
  /** A dispute by its id at the provider; `null` for those of others. */
  findDispute(name: string): Promise<DisputedMoney | null>;
  /** Disputes that began since an instant, of all payments. */
  disputesSince(at: Instant): Promise<DisputedMoney[]>;
  /**
   * Verifies and parses a webhook: only the id it is about, `null` for what does not concern the shop. Throws
   * `ForgedNoticeError` for an invalid or expired signature.
   */
  readNotice(body: string, signature: string): Notice | null;
}

/** Subject of a notice, by the provider's own name of it. */
export interface Notice {
  about: 'checkout' | 'refund' | 'dispute';
  name: string;
}

export interface CheckoutRequest {
  /** Reference of the payment on both sides: `OnlinePayment.secret`. */
  reference: string;
  cents: number;
  /** Title on the provider's page. */
  title: string;
  /** Filled in on the provider's page; empty where it is not known. */
  email: string;
  language: Language;
  /** Return addresses for customers who have paid, and for those who have not. */
  returnTo: { paid: string; unpaid: string };
  endsAt: Instant;
  /** Offered as far as the account there has them; those it refuses are left out. */
  methods: readonly OnlineMethod[];
}

/**
 * A checkout at the provider. `waiting`: somebody may still pay. `processing`: somebody did, and a bank confirms it later;
 * `failed`: it did not.
 */
export interface Checkout {
  session: string;
  /** Reference given at the start; `null` for those of others. */
  reference: string | null;
  state: 'waiting' | 'processing' | 'paid' | 'failed' | 'over';
  /** With `paid`. */
  money: ReceivedMoney | null;
}

/** The provider did not answer, or refused. The message is its own, and names nobody. */
export class PaymentProviderError extends Error {
  override name = 'PaymentProviderError';
  /** The provider answered that it does not do it: nothing happened, and nothing will. */
  readonly isRefusal: boolean;
  /** It knows nothing of the name it was asked about. */
  readonly isUnknown: boolean;

  constructor(
    message: string,
    { isRefusal = false, isUnknown = false }: { isRefusal?: boolean; isUnknown?: boolean } = {},
  ) {
    super(message);
    this.isRefusal = isRefusal;
    this.isUnknown = isUnknown;
  }
}

/** A notice that is not the provider's, or too old. */
export class ForgedNoticeError extends Error {
  override name = 'ForgedNoticeError';
}
