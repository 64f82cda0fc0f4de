import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { i18nFor } from '#app/i18n.ts';
import { ANSWER_AT_MOST, type AnswerErrors } from '#features/questions/index.server.ts';
import type { Language } from '#lib/localized.ts';

const atMost = ANSWER_AT_MOST;

const MESSAGES: Record<AnswerErrors[string], MessageDescriptor> = {
  REQUIRED: msg`This field is required!`,
  TOO_LONG: msg`That is too long: an answer has at most ${atMost} letters.`,
  NO_NUMBER: msg`Please type a whole number, such as 7.`,
  UNKNOWN_CHOICE: msg`Please choose one of these answers.`,
  CONSENT_REQUIRED: msg`Please agree, or leave the answers about health empty.`,
};

/** What is wrong with answers and what to do, by field. */
export function answerMessages(errors: AnswerErrors, language: Language): Partial<Record<string, string>> {
  const i18n = i18nFor(language);
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, i18n._(MESSAGES[error])]));
}

const CONSENT = msg`I agree that the house keeps my answers about health, so that its staff can look after us during the visit. They are deleted seven days after it, and I can take this back at any time on the page of my order.`;

/** The words that are agreed to, as they are shown and kept. */
export const consentWords = (language: Language): string => i18nFor(language)._(CONSENT);
