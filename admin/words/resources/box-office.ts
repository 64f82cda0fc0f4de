import { msg } from '@lingui/core/macro';
import { NAME, type ResourceWords } from './shared.ts';

/** Names of the box office resources. */
export const boxOfficeResources: Record<string, ResourceWords> = {
  'gift-vouchers': {
    name: msg({ message: '{smart_count, plural, one {Gift voucher} other {Gift vouchers}}' }),
    fields: {
      code: msg`Code`,
      cents: msg`Value`,
      recipient: msg`Recipient`,
      valid_until: msg`valid until`,
      is_active: msg`on`,
      redeemed_at: msg`redeemed`,
    },
  },
  'pass-kinds': {
    name: msg({ message: '{smart_count, plural, one {Pass} other {Passes}}' }),
    fields: {
      name: NAME,
      note: msg`Description for customers`,
      cents: msg`Price`,
      vat_basis_points: msg({ message: 'VAT', context: 'field' }),
      visits: msg`Visits`,
      most_cents: msg`for seats of up to`,
      series: msg`only for the series`,
      valid_days: msg`valid for (days)`,
      valid_until: msg`valid until, at the latest`,
      is_on_sale: msg`on sale`,
    },
  },
  questions: {
    name: msg({ message: '{smart_count, plural, one {Question} other {Questions}}' }),
    fields: {
      label: msg`Question`,
      help: msg`Help`,
      kind: msg`Type`,
      options: msg`Answers to choose from`,
      'options.de': msg`Answer, German`,
      'options.en': msg`Answer, English`,
      asked_per: msg`asked`,
      is_required: msg`required`,
      is_health: msg`health information`,
      position: msg`Sort order`,
      is_active: msg`on`,
      event_types: msg`Event types`,
      events: msg`Dates`,
    },
  },
  coupons: {
    name: msg({ message: '{smart_count, plural, one {Voucher code} other {Voucher codes}}' }),
    fields: {
      code: msg`Code`,
      name: NAME,
      kind: msg`Type`,
      value: msg`Value`,
      valid_from: msg`valid from`,
      valid_until: msg`valid until`,
      max_uses: msg`Maximum uses`,
      max_uses_per_person: msg`Maximum uses per person`,
      is_active: msg`on`,
      events: msg`only for these dates`,
      productions: msg`only for these productions`,
    },
  },
};
