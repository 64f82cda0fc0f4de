import type { PriceConditions } from '#features/box-office/prices/index.ts';
import type { SaleItem, SaleTerms } from '#features/box-office/ticketing/index.ts';
import type { Localized } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';

/** A series that is bought as a whole at one price, so many places at each of its dates. */
export interface WholeSeries {
  seriesId: number;
  priceId: number;
  /** Of one, for all dates together, VAT included. */
  cents: number;
  /** In hundredths of a percent; `null` where it is exempt. */
  vatBasisPoints: number | null;
  quantity: number;
}

/** A series as it lies in a cart. */
export interface HeldSeries extends WholeSeries {
  id: number;
  title: Localized;
  /** The stored lines that have a place of it. */
  lineIds: number[];
}

/** A line of a cart, with the terms under which it could grow. */
export interface HeldLine extends SaleTerms {
  id: number;
  poolId: number;
  blockId: number | null;
  startsAt: Instant | null;
  priceId: number;
  saleTypeId: number;
  cents: number;
  units: number;
  quantity: number;
  vatBasisPoints: number | null;
  eventStartsAt: Instant | null;
  /** Current cost of the price, early or not, and the units it takes in its list. */
  listed: { cents: number; units: number };
  seatGroup: { code: string; name: Localized };
  priceName: Localized;
  /** Conditions as they are defined today. */
  conditions: PriceConditions;
  /** The series it is bought with as a whole; `null` for a line bought separately. */
  series: HeldSeries | null;
}

/** Tickets to store; they take `units` places each from every one of `poolIds`, the first being the line's own. */
export interface NewLine extends Pick<SaleItem, 'performanceId' | 'poolId' | 'priceId' | 'cents' | 'units'> {
  poolIds: number[];
  quantity: number;
  /** The series they belong to; all its lines name the same one. */
  series?: WholeSeries | null;
}
