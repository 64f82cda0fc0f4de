import type { ShownText } from '#lib/localized.ts';

/** Tickets about to be added to the cart, in one language, at current prices. */
export interface AddView {
  jetId: number;
  blockId: number | null;
  /** `null` when the site no longer shows the event. */
  event: { path: string; title: ShownText; dateLine: string } | null;
  lines: AddLine[];
  totalCents: number;
}

export interface AddLine {
  seatGroup: string;
  saleTypeId: number;
  name: ShownText;
  quantity: number;
  cents: number;
  /** The price that was seen before, where it was another. */
  centsBefore: number | null;
}
