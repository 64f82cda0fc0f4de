import { describe, expect, it } from 'vitest';
import { MAX_RENEWALS } from '#features/box-office/holds/reservation.ts';
import { RESPONSE_CODES } from '#features/box-office/ticketing/errors.ts';
import { MAX_FAVOURITES } from '#features/people/favourites/favourites.ts';
import { OPTION_FILTERS } from '#features/programme/calendar/event-filter.ts';
import { PAGE_SIZE } from '#features/programme/calendar/find-calendar.server.ts';
import { HOLD_MINUTES, RENEWAL_LIMIT } from '#features/shop/cart/components/countdown.ts';
import { MAX_TEXT_LENGTH } from '#features/website/forms/check-entry.ts';
import { ACCESS_KINDS } from '#lib/access-kinds.ts';
import { read } from '../setup/read-project.ts';

const product = (name: string) => read(`docs/product/${name}.md`)[0]?.text ?? '';
const numbers = product('numbers').replace(/ +/g, ' ');

describe('docs/product', () => {
  it('explains every number of the cart’s errors', () => {
    const codes = [...product('booking').matchAll(/^\| (-\d{3}) /gm)].map(([, code]) => Number(code));
    expect(codes.toSorted()).toEqual([...new Set(Object.values(RESPONSE_CODES))].toSorted());
  });

  it('names every filter of the calendar by its key, and every kind of access', () => {
    const text = product('calendar');
    for (const key of [...OPTION_FILTERS, 'age', 'free', 'access', 'date', 'date_to', ...ACCESS_KINDS])
      expect(text).toContain(`\`${key}\``);
  });

  it('has the numbers of the code', () => {
    expect(RENEWAL_LIMIT).toBe(MAX_RENEWALS);
    expect(numbers).toContain(
      `| reservation | ${HOLD_MINUTES} minutes, renewed at most ${MAX_RENEWALS} times |`,
    );
    expect(numbers).toContain(`| dates a page of the calendar | ${PAGE_SIZE} |`);
    expect(numbers).toContain(`| favourites | ${MAX_FAVOURITES} |`);
    expect(numbers).toContain(
      `| text of several lines in a form | ${MAX_TEXT_LENGTH.toLocaleString('en')} characters |`,
    );
  });
});
