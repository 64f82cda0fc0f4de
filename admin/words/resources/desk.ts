import type { ResourceWords } from './shared.ts';

/** Names of the entities of the desk, for the menu and for the audit. */
export const deskResources: Record<string, ResourceWords> = {
  orders: {
    name: [
      ['Bestellung', 'Order'],
      ['Bestellungen', 'Orders'],
    ],
    fields: {},
  },
  sales: {
    name: [
      ['Verkauf', 'Sale'],
      ['Verkauf', 'Sales'],
    ],
    fields: {},
  },
  credit: {
    name: [
      ['Guthaben', 'Credit'],
      ['Guthaben', 'Credit'],
    ],
    fields: {},
  },
  closings: {
    name: [
      ['Tagesabschluss', 'End of day'],
      ['Tagesabschlüsse', 'End of day'],
    ],
    fields: {},
  },
};
