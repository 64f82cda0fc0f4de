import { formatPercent } from '../../lib/format-percent.ts';
import type { Day } from '../../lib/venue-time.ts';
import type { OrderPayment } from '../orders/order.ts';

/** Sums of the books, in cents, as the calls answer them (docs/product/box-office.md#closings). */
interface Sums {
  /** How many payments. */
  count: number;
  total_cents: number;
  means: {
    means: OrderPayment['means'];
    paid_cents: number;
    refunded_cents: number;
    reversed_cents: number;
    disputed_cents: number;
    total_cents: number;
  }[];
  vat: VatSum[];
}

export interface VatSum {
  /** Hundredths of a percent; `null` where it is exempt. */
  basis_points: number | null;
  is_voucher: boolean;
  is_fee: boolean;
  gross_cents: number;
  vat_cents: number;
}

/** A day that is closed, or what would be closed with it now. */
export interface DaySheet extends Sums {
  day: Day;
  is_closed: boolean;
  is_today: boolean;
  /** Why it cannot be closed. */
  refusal: 'day_ahead' | 'day_passed' | 'already_closed' | null;
  closed_at: string | null;
  closer: string | null;
  from: Day;
  /** There can be a booking batch of it. */
  is_one_year: boolean;
}

/** The days with payments that no closing has. */
export interface OpenDays {
  today: Day;
  latest: Day | null;
  days: { day: Day; count: number; total_cents: number }[];
}

/** `7 %`; `null` for what has no rate. */
export const rateOf = ({
  basis_points: points,
  is_voucher: isVoucher,
  is_fee: isFee,
}: VatSum): string | null => (points === null || isVoucher || isFee ? null : formatPercent(points));

/** Tells if a late entry belongs to a closed day: it has no sheet there, and the next closing includes it. */
export const isRecordedLate = (day: Day, { latest }: Pick<OpenDays, 'latest'>): boolean =>
  latest !== null && day <= latest;
