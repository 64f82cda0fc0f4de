import { expect, it } from 'vitest';
import { chooseSeatsPath } from './choose-seats-path.ts';
import { ticketField } from './ticket-form.ts';

it('leads to the choice of seats with the tickets that are chosen already', () => {
  expect(chooseSeatsPath(7, 'de')).toBe('/webshop/seats?event=7&lang=de');
  const path = chooseSeatsPath(7, 'en', {
    shop: 'testshop',
    tickets: [{ seatGroup: 'A & B', saleTypeId: 2, quantity: 3 }],
  });
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  expect(pathname).toBe('/testshop/seats');
  expect(searchParams.get(ticketField('A & B', 2))).toBe('3');
});
