import type { MessageDescriptor } from '@lingui/core';
import { cleanLine } from '#lib/clean-text.ts';
import { inAllLanguages } from '#lib/i18n.ts';
import type { Localized } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';
import type { CheckoutQuestion, Question } from './question.ts';

/** Characters of an answer. */
export const MAX_ANSWER_LENGTH = 300;
/** The field of the consent to keep answers about health. */
const CONSENT_FIELD = 'healthConsent';

/** Answers by the fields of `CheckoutQuestion`; an unanswered one is missing, or empty. */
type Answers = Record<string, string>;

/** Answers as typed, with the consent wording the customer agreed to, if any. */
export interface AnswerInput {
  answers: Answers;
  consent: string | null;
}

export type AnswerError = 'REQUIRED' | 'TOO_LONG' | 'NO_NUMBER' | 'UNKNOWN_CHOICE' | 'CONSENT_REQUIRED';
/** By field; empty when everything can be ordered. */
export type AnswerErrors = Record<string, AnswerError>;

export interface CheckedAnswers {
  /** Answers that may be stored, normalised: no invalid ones, and none about health without consent. */
  accepted: AnswerInput;
  errors: AnswerErrors;
}

const NUMBER = /^\d{1,6}$/;

/**
 * Checks which answers may be stored, and which errors keep the cart from being ordered. Answers about health are
 * voluntary: without consent they are left out, and customers who typed some are asked for it.
 */
export function checkAnswers(asked: readonly CheckoutQuestion[], given: AnswerInput): CheckedAnswers {
  const answers: Answers = {};
  const errors: AnswerErrors = {};
  let hasHealthAnswers = false;
  for (const { field, question } of asked) {
    const typed = cleanLine(Object.hasOwn(given.answers, field) ? (given.answers[field] ?? '') : '');
    const error = errorOf(question, typed);
    if (error) errors[field] = error;
    if (typed === '') continue;
    if (question.isHealth) hasHealthAnswers = true;
    if (error || (question.isHealth && given.consent === null)) continue;
    answers[field] = question.kind === 'number' ? String(Number(typed)) : typed;
  }
  if (hasHealthAnswers && given.consent === null) errors[CONSENT_FIELD] = 'CONSENT_REQUIRED';
  return { accepted: { answers, consent: hasHealthAnswers ? given.consent : null }, errors };
}

function errorOf({ kind, options, isRequired }: Question, typed: string): AnswerError | null {
  if (typed === '') return isRequired ? 'REQUIRED' : null;
  if (typed.length > MAX_ANSWER_LENGTH) return 'TOO_LONG';
  if (kind === 'number' && !NUMBER.test(typed)) return 'NO_NUMBER';
  if (kind === 'choice' && !options.some(({ de }) => de === typed)) return 'UNKNOWN_CHOICE';
  if (kind === 'yes-no' && !Object.hasOwn(YES_NO, typed)) return 'UNKNOWN_CHOICE';
  return null;
}

const YES_NO: Record<string, MessageDescriptor> = { yes: msg`yes`, no: msg`no` };

/** A stored answer as text, in both languages. */
export function answerWords({ kind, options }: Question, answer: string): Localized {
  const said = kind === 'yes-no' ? YES_NO[answer] : undefined;
  if (said) return inAllLanguages(said);
  if (kind === 'yes-no') return { de: answer, en: null };
  if (kind === 'choice') return options.find(({ de }) => de === answer) ?? { de: answer, en: null };
  return { de: answer, en: answer };
}
