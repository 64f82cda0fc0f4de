import { type GroupChangeView, numberField, priceField } from './group-change-view.ts';

/** A whole number in digits; an emptied field is none, so that nobody gives places back by mistake. */
const WHOLE = /^\d{1,6}$/;

/** Reads how many of each price a form says, with the price as it was seen; fields that are left out keep theirs. `null` where one is no number. */
export function typedNumbers(rows: GroupChangeView['rows'], form: Readonly<Record<string, unknown>>) {
  const typed = rows.map(({ saleTypeId, quantity }) => ({
    saleTypeId,
    number: form[numberField(saleTypeId)] ?? String(quantity),
    cents: Number(form[priceField(saleTypeId)]),
  }));
  const numbers = typed.flatMap(({ saleTypeId, number, cents }) =>
    typeof number === 'string' && WHOLE.test(number.trim())
      ? [{ saleTypeId, quantity: Number(number), cents }]
      : [],
  );
  return numbers.length === rows.length ? numbers : null;
}
