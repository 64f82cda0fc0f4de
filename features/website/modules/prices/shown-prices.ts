import type { ShownText } from '#lib/localized.ts';

/** Ticket prices of a production, in one language. */
export interface ShownPrices {
  production: { id: number; title: ShownText; path: string };
  groups: {
    id: number;
    name: ShownText;
    note: ShownText | null;
    prices: { id: number; name: ShownText; price: string; conditions: ShownText | null }[];
  }[];
}
