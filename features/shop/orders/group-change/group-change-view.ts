import type { FlatPrice } from '#features/box-office/prices/index.ts';
import type { ShownText } from '#lib/localized.ts';

/** How a group changes its numbers on the page of its order. */
export interface GroupChangeView {
  rows: {
    saleTypeId: number;
    name: ShownText;
    quantity: number;
    /** Price of one that is added, in cents; of a flat price that of the group. */
    cents: number;
    flat: FlatPrice | null;
  }[];
  /** Last day to take places back free of charge, in words; `null` where there is none. */
  shrinkUntil: string | null;
  mayShrink: boolean;
}

/** A form for other numbers that was sent. */
export interface GroupChangeAnswer {
  /** In words; `null` where it was changed. */
  problem: string | null;
}

/** Names of the fields of a price: how many, and its price as it was seen. */
export const numberField = (saleTypeId: number): string => `number.${saleTypeId}`;
export const priceField = (saleTypeId: number): string => `price.${saleTypeId}`;
