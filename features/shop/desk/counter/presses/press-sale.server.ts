import { isLanguage } from '#lib/localized.ts';
import { parseCents } from '#lib/money.ts';
import { parseId } from '#lib/query-parameters.ts';
import { fail, succeed } from '#lib/result.ts';
import { isDay } from '#lib/venue-time.ts';
import { reserve } from '../reserve.server.ts';
import { sell } from '../sell.server.ts';
import { sellByLink } from '../sell-by-link.server.ts';
import { sellPurchaseAtCounter } from '../sell-purchase.server.ts';
import type { Cashier, Press, PressResult, PressServices } from './pressed.server.ts';

/** Sells the cart, at once or by a link, or reserves it. */
export async function sellCart(services: PressServices, staff: Cashier, press: Press): Promise<PressResult> {
  const { form, reference } = press;
  const { means, given, card, contents } = form;
  // Money is never booked by a guess: a page of ours always says how it was taken.
  if (means === undefined) return fail({ code: 'UNREADABLE' });
  if (reference === null) return fail({ code: 'NO_ACTIVE_RESERVATION' });
  const sale = { ...{ reference, contents, customer: customerIn(press) }, language: emailLanguage(press) };
  if (means === 'reserve') {
    if (!isDay(form.until)) return fail({ code: 'NO_DAY' });
    const request = { ...sale, lastDay: form.until, accountId: form.customer ?? null };
    const reserved = await reserve(services, staff, request);
    return reserved.ok ? succeed({ reference: null, query: { sold: reserved.value.number } }) : reserved;
  }
  const givenCents = typedCents(given);
  const cardCents = typedCents(card);
  const cashCents = means === 'link' ? typedCents(form.cash) : 0;
  if (givenCents === null || cardCents === null || cashCents === null) return fail({ code: 'NO_AMOUNT' });
  if (means === 'link') {
    if (!isDay(form.until)) return fail({ code: 'NO_DAY' });
    const linked = await sellByLink(services, staff, {
      ...{ ...sale, lastDay: form.until, accountId: form.customer ?? null },
      ...{ totalCents: form.total, cashCents, cardCents, receipt: form.receipt },
    });
    return linked.ok ? succeed({ reference: null, query: { sold: linked.value.number } }) : linked;
  }
  const sold = await sell(services, staff, {
    ...{ ...sale, totalCents: form.total, receipt: form.receipt, invoiceRecipient: null },
    account: form.customer
      ? { id: form.customer, creditCents: form.credit, voucherCode: form.voucher }
      : null,
    means: means === 'free' ? 'cash' : means,
    cardCents: means === 'cash' ? cardCents : 0,
    givenCents: givenCents === 0 ? null : givenCents,
    complimentary: means === 'free' ? { reason: form.reason, for: form.for } : null,
  });
  if (!sold.ok) return sold;
  const query = { sold: sold.value.number, given: shownGiven(means, givenCents) };
  return succeed({ reference: null, query });
}

/** Sells a pass or a gift voucher; what is in the sale stays. */
export async function sellItem(services: PressServices, staff: Cashier, press: Press): Promise<PressResult> {
  const { form, reference } = press;
  const { means, receipt, key, recipient } = form;
  if ((means !== 'cash' && means !== 'card') || key === '') return fail({ code: 'UNREADABLE' });
  const [kindId, kindCents] = form.kind.split(' ').map((part) => parseId(part));
  const givenCents = typedCents(form.given);
  const voucherCents = form.kind === '' ? parseCents(form.amount) : 0;
  if (givenCents === null || voucherCents === null) return fail({ code: 'NO_AMOUNT' });
  const sold = await sellPurchaseAtCounter(services, staff, {
    item: form.kind === '' ? { voucherCents, recipient } : { passKindId: kindId ?? 0 },
    totalCents: form.kind === '' ? voucherCents : (kindCents ?? 0),
    ...{ customer: customerIn(press), language: emailLanguage(press) },
    ...{ means, receipt, key, givenCents: givenCents === 0 ? null : givenCents },
  });
  if (!sold.ok) return sold;
  return succeed({ reference, query: { sold: sold.value.number, given: shownGiven(means, givenCents) } });
}

const customerIn = ({ form: { firstName, lastName, email } }: Press) => ({ firstName, lastName, email });

const emailLanguage = ({ form, language }: Press) =>
  isLanguage(form.emailLanguage) ? form.emailLanguage : language;

const typedCents = (typed: string) => (typed === '' ? 0 : parseCents(typed));

/** Cash in cents that the page counts the change of. */
const shownGiven = (means: string, givenCents: number) =>
  means === 'cash' && givenCents > 0 ? givenCents : undefined;
