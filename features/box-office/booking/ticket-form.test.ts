import { describe, expect, it } from 'vitest';
import type { Offer } from '#features/box-office/ticketing/index.ts';
import { readTicketForm, ticketField } from './ticket-form.ts';

const name = { de: 'x', en: null };
const offer: Offer = {
  jetId: 7,
  fromCents: 600,
  availability: 'many',
  free: null,
  maxPerPrice: 10,
  maxPerOrder: 20,
  presaleUntil: null,
  seatGroups: ['A', 'B'].map((seatGroup, index) => ({
    id: index,
    seatGroup,
    name,
    note: null,
    available: true,
    prices: [1, 2].map((saleTypeId) => ({
      id: saleTypeId,
      saleTypeId,
      name,
      cents: 600,
      isFullPrice: saleTypeId === 1,
      units: 1,
      conditions: null,
      goesWithOthers: seatGroup === 'A' && saleTypeId === 2,
    })),
    timeslots:
      seatGroup === 'A'
        ? [{ id: 1, blockId: 3, timeStart: '2026-11-20T15:00:00.000Z', availability: 'many', free: null }]
        : [],
  })),
};

describe('the ticket form without scripts', () => {
  it('orders per seat group, with the start only where there is one', () => {
    const fields = {
      block: '3',
      [ticketField('A', 1)]: '2',
      [ticketField('A', 2)]: '0',
      [ticketField('B', 2)]: '1',
    };
    expect(readTicketForm(fields, offer)).toEqual([
      { jetId: 7, seatGroup: 'A', blockId: 3, tickets: [{ saleTypeId: 1, quantity: 2 }] },
      { jetId: 7, seatGroup: 'B', blockId: null, tickets: [{ saleTypeId: 2, quantity: 1 }] },
    ]);
  });

  it('puts what goes with tickets of another seat group behind those', () => {
    const fields = { [ticketField('A', 2)]: '1', [ticketField('B', 1)]: '1' };
    expect(readTicketForm(fields, offer).map(({ seatGroup }) => seatGroup)).toEqual(['B', 'A']);
  });

  it.each(['', '-2', '1.5', 'many', '99999'])('takes “%s” for no tickets', (quantity) => {
    expect(readTicketForm({ [ticketField('A', 1)]: quantity }, offer)).toEqual([]);
  });

  it('ignores what the offer does not have', () => {
    const fields = { block: '99', [ticketField('C', 1)]: '4', [ticketField('A', 1)]: '1' };
    expect(readTicketForm(fields, offer)).toEqual([
      { jetId: 7, seatGroup: 'A', blockId: null, tickets: [{ saleTypeId: 1, quantity: 1 }] },
    ]);
  });
});
