import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type AnswerErrors, MAX_ANSWER_LENGTH } from '#features/box-office/questions/index.server.ts';
import { i18nFor } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';

const atMost = MAX_ANSWER_LENGTH;

const MESSAGES: Record<AnswerErrors[string], MessageDescriptor> = {
  REQUIRED: msg`This field is required!`,
  TOO_LONG: msg`That’s too long: ${atMost} characters at most for an answer.`,
  NO_NUMBER: msg`Enter a whole number, such as 7.`,
  UNKNOWN_CHOICE: msg`Choose one of these answers.`,
  CONSENT_REQUIRED: msg`Give your consent, or leave the health answers blank.`,
};

/** Returns the messages for invalid answers, with the remedy, by field. */
export function answerMessages(errors: AnswerErrors, language: Language): Partial<Record<string, string>> {
  const i18n = i18nFor(language);
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, i18n._(MESSAGES[error])]));
}

const CONSENT = msg`I agree to my answers about health being kept, so that staff can look after us during the visit. They’re deleted seven days afterwards, and I can withdraw my consent at any time on my order page.`;

/** Wording of the consent, as shown and stored. */
export const consentWords = (language: Language): string => i18nFor(language)._(CONSENT);
