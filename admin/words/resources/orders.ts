import type { ResourceWords } from './shared.ts';

/** What the house calls what is sold, and its books. */
export const ordersResources: Record<string, ResourceWords> = {
  orders: {
    name: [
      ['Bestellung', 'Order'],
      ['Bestellungen', 'Orders'],
    ],
    fields: {
      number: ['Nummer', 'Number'],
      placed_at: ['bestellt', 'ordered'],
      last_name: ['Wer', 'Who'],
      tickets: ['Was', 'What'],
      due_cents: ['Summe', 'Sum'],
      state: ['Zustand', 'State'],
      performance: ['Nummer im Verkauf', 'Number in the box office'],
    },
  },
  sales: {
    name: [
      ['Verkauf', 'Sale'],
      ['Verkauf und Einlass', 'Sales and check-in'],
    ],
    fields: {
      date_start: ['Beginn', 'Begins'],
      title: ['Was', 'What'],
      room: ['Raum', 'Room'],
      places: ['Verkauft', 'Sold'],
      waiting: ['warten', 'waiting'],
      inside: ['eingelassen', 'came in'],
      state: ['Zustand', 'State'],
      is_waited_for: ['mit Warteliste', 'with a waiting list'],
      is_over: ['schon vorbei', 'over already'],
    },
  },
  'credit-accounts': {
    name: [
      ['Guthaben', 'Credit'],
      ['Guthaben', 'Credit'],
    ],
    fields: {
      name: ['Wer', 'Who'],
      balance_cents: ['Stand', 'Balance'],
      last_entry_at: ['zuletzt bewegt', 'last change'],
      entry_count: ['Bewegungen', 'Changes'],
    },
  },
  closings: {
    name: [
      ['Tagesabschluss', 'Closing'],
      ['Tagesabschlüsse', 'Closings'],
    ],
    fields: {
      day: ['Tag', 'Day'],
      count: ['Zahlungen', 'Payments'],
      total_cents: ['Summe', 'Sum'],
      closed_at: ['abgeschlossen', 'closed'],
      files: ['Zum Mitnehmen', 'To take along'],
    },
  },
};
