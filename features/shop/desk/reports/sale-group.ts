import type { Localized } from '#lib/localized.ts';
import { type Instant, timeOf } from '#lib/venue-time.ts';
import type { Channel, Dimension } from './dimensions.ts';

/** Sales that belong to no event. */
export type OtherItem = 'voucher' | 'pass' | 'donation' | 'fee' | 'other';

/** Part of an order, without its price: a ticket, or what has no event. */
export type SoldItem =
  | { kind: 'ticket'; performanceId: number; title: Localized | null; price: Localized }
  | { kind: OtherItem };

/** Group of sales in one dimension; `production` is grouped by event until the productions are known. */
export type SaleGroup =
  | { by: 'event'; performanceId: number; title: Localized | null }
  | { by: 'price'; name: Localized }
  | { by: 'item'; kind: OtherItem }
  | { by: 'channel'; channel: Channel }
  /** Account of the seller; `null` where customers ordered on the site. */
  | { by: 'seller'; userId: number | null }
  | { by: 'hour'; hour: number };

/** A sale as far as its groups depend on it. */
export interface SaleFacts {
  item: SoldItem;
  channel: Channel;
  sellerId: number | null;
  at: Instant;
}

/** Group of a sale in a dimension. */
export function groupOf({ item, channel, sellerId, at }: SaleFacts, dimension: Dimension): SaleGroup {
  switch (dimension) {
    case 'channel':
      return { by: 'channel', channel };
    case 'seller':
      return { by: 'seller', userId: sellerId };
    case 'hour':
      return { by: 'hour', hour: hourOf(at) };
    case 'price':
      return item.kind === 'ticket' ? { by: 'price', name: item.price } : { by: 'item', kind: item.kind };
    case 'event':
    case 'production': {
      if (item.kind !== 'ticket') return { by: 'item', kind: item.kind };
      return { by: 'event', performanceId: item.performanceId, title: item.title };
    }
  }
}

/** Identifies a group within its dimension. */
export function groupKey(group: SaleGroup): string {
  switch (group.by) {
    case 'event':
      return `event-${group.performanceId}`;
    case 'price':
      return `price-${JSON.stringify([group.name.de, group.name.en])}`;
    case 'item':
      return group.kind;
    case 'channel':
      return group.channel;
    case 'seller':
      return group.userId === null ? 'nobody' : `seller-${group.userId}`;
    case 'hour':
      return `hour-${group.hour}`;
  }
}

/** Hour of a moment by the venue's clock, 0 to 23. */
export const hourOf = (at: Instant): number => Number.parseInt(timeOf(at), 10);
