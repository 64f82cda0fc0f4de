import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  MAX_GREETING_LENGTH,
  VOUCHER_FROM_CENTS,
  VOUCHER_UP_TO_CENTS,
  type VoucherDraft,
  type VoucherDraftError,
} from '#features/box-office/credit/index.ts';
import { i18nFor } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';

const [from, to, characters] = [
  formatPrice(VOUCHER_FROM_CENTS),
  formatPrice(VOUCHER_UP_TO_CENTS),
  MAX_GREETING_LENGTH,
];

const MESSAGES: Record<VoucherDraftError, MessageDescriptor> = {
  NO_AMOUNT: msg`Enter an amount, such as 30 or 12.50.`,
  AMOUNT_OUT_OF_BOUNDS: msg`Choose an amount from ${from} to ${to}.`,
  TOO_LONG: msg`That’s too long: 100 characters at most for a name, ${characters} for a message.`,
  REQUIRED: msg`This field is required!`,
  INVALID_EMAIL: msg`Invalid e-mail address!`,
  NO_DAY: msg`That isn’t a valid date. Choose a day in the calendar.`,
  DAY_OUT_OF_BOUNDS: msg`Choose a day from today on, within a year.`,
};

/** Returns the messages for invalid values, by field. */
export function voucherMessages(
  errors: Partial<Record<keyof VoucherDraft, VoucherDraftError>>,
  language: Language,
): Partial<Record<string, string>> {
  const i18n = i18nFor(language);
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, i18n._(MESSAGES[error])] as const),
  );
}
