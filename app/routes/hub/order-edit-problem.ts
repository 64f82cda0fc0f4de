import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EditError } from '#features/box-office/sale/index.server.ts';
import type { CustomerError } from '#features/shop/desk/index.ts';
import { formatPrice } from '#lib/money.ts';

/** Why an order was not changed, in words for staff. */
export function editProblem(
  error: EditError | CustomerError | { code: 'NOTHING_CHOSEN' | 'NO_COUNT' },
): MessageDescriptor {
  switch (error.code) {
    case 'NOTHING_CHOSEN':
      return msg`Nothing was changed: select the tickets first.`;
    case 'NO_COUNT':
      return msg`Nothing was added: enter how many tickets of which price.`;
    case 'ORDER_CHANGED':
      return msg`Nothing was changed: someone else has changed this order in the meantime. Check it, then try again.`;
    case 'ADMITTED':
      return msg`Nothing was changed: someone has already come in with one of these tickets.`;
    case 'PASS_PAID':
      return msg`Nothing was changed: a pass paid for one of these tickets. Cancel it and sell a new one.`;
    case 'OF_SERIES':
      return msg`Nothing was changed: one of these tickets belongs to a series that was bought as a whole.`;
    case 'EDIT_CLOSED':
      return msg`The tickets of this order can’t be changed: it’s a test, disputed, or cancelled.`;
    case 'DISPUTED':
      return msg`Nothing was changed: the payment is disputed. No money moves until the bank has decided.`;
    case 'OTHER_VAT':
      return msg`Nothing was changed: that price has another rate of VAT.`;
    case 'TAKES_NO_MONEY':
      return msg`Nothing was changed: this order takes no money. Sell the tickets at the desk instead.`;
    case 'ON_ITS_WAY': {
      const amount = formatPrice('cents' in error ? error.cents : 0);
      return msg`Nothing was changed: ${amount} is on its way back to the customer online. Wait until it has arrived.`;
    }
    case 'NOT_ENOUGH':
    case 'NOT_ENOUGH_ADJACENT':
      return msg`Nothing was changed: there aren’t that many tickets left.`;
    case 'SALE_CLOSED':
      return msg`Nothing was changed: this event is over, cancelled, postponed or not on sale.`;
    case 'PRICE_CHANGED':
      return msg`Nothing was changed: prices have changed in the meantime. Check them, then try again.`;
    case 'GOES_TOGETHER':
      return msg`Nothing was changed: this price is only sold together with other tickets.`;
    case 'FLAT_PRICE':
      return msg`Nothing was changed: tickets of a flat price stay at that price.`;
    case 'INVALID_EMAIL':
      return msg`Nothing was changed: check the email address.`;
    case 'NO_EMAIL':
      return msg`Nothing was changed: the email address can be replaced, not removed.`;
    case 'NO_NAME':
      return msg`Nothing was changed: the last name can be replaced, not removed.`;
    default:
      return msg`This price is no longer on sale.`;
  }
}
