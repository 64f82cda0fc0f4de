import type { ResourceWords } from './shared.ts';

/** Names of the sales resources and their books. */
export const ordersResources: Record<string, ResourceWords> = {
  orders: {
    name: [
      ['Bestellung', 'Order'],
      ['Bestellungen', 'Orders'],
    ],
    fields: {
      number: ['Nummer', 'Number'],
      placed_at: ['bestellt', 'ordered on'],
      last_name: ['Wer', 'Customer'],
      tickets: ['Was', 'Details'],
      due_cents: ['Summe', 'Total'],
      state: ['Zustand', 'Status'],
      performance: ['Nummer im Verkauf', 'Box office number'],
    },
  },
  sales: {
    name: [
      ['Verkauf', 'Sale'],
      ['Verkauf und Einlass', 'Sales and check-in'],
    ],
    fields: {
      date_start: ['Beginn', 'Starts'],
      title: ['Was', 'Title'],
      room: ['Raum', 'Room'],
      places: ['Verkauft', 'Sold'],
      waiting: ['warten', 'waiting'],
      inside: ['eingelassen', 'checked in'],
      state: ['Zustand', 'Status'],
      is_waited_for: ['mit Warteliste', 'with a waiting list'],
      is_over: ['schon vorbei', 'over'],
    },
  },
  'credit-accounts': {
    name: [
      ['Guthaben', 'Credit'],
      ['Guthaben', 'Credit'],
    ],
    fields: {
      name: ['Wer', 'Customer'],
      balance_cents: ['Stand', 'Balance'],
      last_entry_at: ['zuletzt bewegt', 'last transaction'],
      entry_count: ['Bewegungen', 'Transactions'],
    },
  },
  closings: {
    name: [
      ['Tagesabschluss', 'End of day'],
      ['Tagesabschlüsse', 'End of day'],
    ],
    fields: {
      day: ['Tag', 'Day'],
      count: ['Zahlungen', 'Payments'],
      total_cents: ['Summe', 'Total'],
      closed_at: ['abgeschlossen', 'closed'],
      files: ['Zum Mitnehmen', 'Downloads'],
    },
  },
};
