import { msg } from '@lingui/core/macro';
import type { ResourceWords } from './shared.ts';

/** Names of the entities of the desk, for the menu and for the audit. */
export const deskResources: Record<string, ResourceWords> = {
  orders: {
    name: msg({ message: '{smart_count, plural, one {Order} other {Orders}}' }),
    fields: {},
  },
  sales: {
    name: msg({ message: '{smart_count, plural, one {Sale} other {Sales}}' }),
    fields: {},
  },
  credit: {
    name: msg({ message: '{smart_count, plural, one {Credit} other {Credit}}' }),
    fields: {},
  },
  'bank-lines': {
    name: msg({ message: '{smart_count, plural, one {Bank line} other {Bank lines}}' }),
    fields: { set_aside: msg`Set aside` },
  },
  'bank-statements': {
    name: msg({ message: '{smart_count, plural, one {Bank statement} other {Bank statements}}' }),
    fields: {},
  },
  till_shifts: {
    name: msg({ message: '{smart_count, plural, one {Till shift} other {Till shifts}}' }),
    fields: {},
  },
  donation_confirmations: {
    name: msg({ message: '{smart_count, plural, one {Donation receipt} other {Donation receipts}}' }),
    fields: {},
  },
  closings: {
    name: msg({ message: '{smart_count, plural, one {End of day} other {End of day}}' }),
    fields: {},
  },
};
