import type { TypedSale } from '../counter-view.ts';
import type { CounterForm } from './counter-form.server.ts';

/** Returns the fields of the sale as they were typed, for a page without scripts. */
export function typedIn(form: CounterForm, voucherCents: number | null): TypedSale {
  const { means = 'cash', given, card, cash, receipt, reason, until, firstName, lastName, email } = form;
  const { for: recipient, emailLanguage, code, voucher, passNumber, kind, amount } = form;
  return {
    ...{ means, given, card, cash, receipt, reason, recipient, until },
    ...{ firstName, lastName, email, emailLanguage, code },
    // Credit is used unless a page of ours with credit to use was sent without it.
    usesCredit: form.do !== 'sell' || form.credit > 0 || voucherCents !== null,
    ...{ voucher, voucherCents, passNumber },
    ...{ kind, amount, recipientName: form.recipient },
  };
}
