import type { FlatPrice } from '#features/box-office/prices/index.ts';
import type { Localized } from '#lib/localized.ts';
import type { Result } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Buyer } from './cart.ts';
import type { TicketingError } from './errors.ts';
import type { GroupDetails, Order, OrderReceipt, OrderRequest } from './order.ts';

/** Most heads one group order may have. */
export const MAX_GROUP = 120;

/** Price a group pays for one head, in cents with VAT. */
export interface GroupPrice {
  saleTypeId: number;
  name: Localized;
  cents: number;
  vatBasisPoints: number | null;
  proof: Localized | null;
  /** Fewest heads of such prices; `null` for those who come along, such as the adults of a class. */
  groupFrom: number | null;
  /** `cents` is for the whole group; `null` where each head pays it. */
  flat: FlatPrice | null;
  /** At most `atMost` for each `per` heads of group prices; `null` without such a rule. */
  together: { atMost: number; per: number } | null;
}

/** A date that groups can book. */
export interface GroupDate {
  jetId: number;
  production: { id: number; title: Localized };
  startsAt: Instant;
  endsAt: Instant | null;
  /** Code of the seat group the prices belong to. */
  seatGroup: string;
  /** Places free now. */
  free: number;
  prices: GroupPrice[];
}

/** Order of a group, paid on an invoice. `cents` of a price is the one that was seen, which must still hold. */
export interface GroupOrder {
  jetId: number;
  seatGroup: string;
  tickets: { saleTypeId: number; quantity: number; cents: number }[];
  group: GroupDetails;
  request: Pick<OrderRequest, 'customer' | 'language' | 'invoiceRecipient'>;
}

/** Sale to classes and other groups (docs/product/groups.md). */
export interface GroupSale {
  /** The next dates on sale to groups, of one production or one date alone where it is named; a dozen unless more are asked for. */
  dates(asked?: { productionId?: number | null; jetId?: number | null; most?: number }): Promise<GroupDate[]>;
  /**
   * Orders for a group on an invoice, or for nothing where nothing is charged. The same order with the key of the buyer is one order. Refused as
   * `TicketingProvider.add` and `placeOrder` are, with `LIMIT` above `MAX_GROUP` heads and with `GROUP_TOO_SMALL`.
   */
  order(order: GroupOrder, buyer: Buyer): Promise<Result<OrderReceipt, TicketingError>>;
  /**
   * Holds the places for three working days without ordering them (docs/product/groups.md#enquiries); refused as `order` is, and with
   * `PAYMENT_CLOSED` for what costs nothing.
   */
  enquire(order: GroupOrder, buyer: Buyer): Promise<Result<OrderReceipt, TicketingError>>;
}

/** The group that one ticket of its order admits as a whole, with its valid tickets; `null` for all other orders. */
export function groupOnOneCode({
  group,
  tickets,
}: Pick<Order, 'group' | 'tickets'>): { name: string; heads: number; position: number } | null {
  if (!group?.isOneCode) return null;
  const valid = tickets.filter(({ state }) => state === 'valid');
  const [first] = valid;
  return first ? { name: group.name, heads: valid.length, position: first.position } : null;
}
