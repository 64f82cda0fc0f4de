import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RecipientFault, RecipientFaults } from '#features/box-office/ticketing/index.ts';
import { i18nFor } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';

const MESSAGES: Record<RecipientFault, MessageDescriptor> = {
  REQUIRED: msg`This field is required!`,
  TOO_LONG: msg`That’s too long for an invoice.`,
  INVALID_LEITWEG_ID: msg`This Leitweg-ID isn’t right: a character is missing or wrong. Check it again.`,
};

/** Returns the messages for an invalid invoice recipient, with the remedy, by field. */
export function recipientMessages(
  faults: RecipientFaults,
  language: Language,
): Partial<Record<string, string>> {
  const i18n = i18nFor(language);
  return Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, i18n._(MESSAGES[fault])]));
}
