import { describe, expect, it } from 'vitest';
import { answerWords, checkAnswers } from './answers.ts';
import { checkoutQuestions, type Question, questionedTickets } from './question.ts';

const NAME: Question = {
  id: 1,
  label: { de: 'Wie heißt das Kind?', en: null },
  help: null,
  kind: 'text',
  options: [],
  askedPer: 'ticket',
  isRequired: true,
  isHealth: false,
  performanceIds: [7],
};
const AGE: Question = { ...NAME, id: 2, kind: 'number', isRequired: false };
const ALLERGIES: Question = { ...NAME, id: 3, isRequired: false, isHealth: true };
const COLLECTS: Question = { ...NAME, id: 4, askedPer: 'order', performanceIds: null };
const GROUP: Question = {
  ...NAME,
  id: 5,
  kind: 'choice',
  askedPer: 'order',
  isRequired: false,
  options: [
    { de: 'Käfer', en: 'Beetles' },
    { de: 'Spechte', en: null },
  ],
};
const PHOTO: Question = { ...GROUP, id: 6, kind: 'yes-no', options: [] };

const line = (id: number, performanceId: number, quantity: number) => ({
  id,
  poolId: performanceId * 10,
  priceId: 4,
  performanceId,
  quantity,
  series: null,
});

describe('the questions of a cart', () => {
  it('is asked ticket by ticket where it is for its event, then once for the order', () => {
    const tickets = questionedTickets([line(1, 7, 2), line(2, 8, 1)]);
    const asked = checkoutQuestions([NAME, AGE, COLLECTS], tickets);
    expect(
      asked.map(({ field, tickets, performanceIds }) => [field, tickets[0]?.position, performanceIds]),
    ).toEqual([
      ['q1-70-4-1', 1, [7]],
      ['q2-70-4-1', 1, [7]],
      ['q1-70-4-2', 2, [7]],
      ['q2-70-4-2', 2, [7]],
      ['q4', undefined, [7, 8]],
    ]);
  });

  it('is asked once for each place of a series, whatever of its dates it is for', () => {
    const series = { seriesId: 3, priceId: 4 };
    const dates = [line(1, 7, 2), line(2, 8, 2)].map((date) => ({ ...date, series }));
    const everywhere = { ...NAME, id: 9, performanceIds: null };
    const late = { ...NAME, performanceIds: [8] };
    const asked = checkoutQuestions([everywhere, late], questionedTickets([...dates, line(3, 8, 1)]));
    expect(asked.map(({ field, tickets }) => [field, tickets.map(({ position }) => position)])).toEqual([
      ['q9-70-4-1', [1, 3]],
      ['q1-80-4-1', [3]],
      ['q9-70-4-2', [2, 4]],
      ['q1-80-4-2', [4]],
      ['q9-80-4-3', [5]],
      ['q1-80-4-3', [5]],
    ]);
  });

  it('is nothing where no event of the cart is asked about', () => {
    expect(checkoutQuestions([NAME, GROUP], questionedTickets([line(2, 8, 1)]))).toEqual([]);
    expect(checkoutQuestions([COLLECTS], [])).toEqual([]);
  });

  it('keeps its fields when lines are others after a while, and when a ticket is removed', () => {
    const before = checkoutQuestions([NAME], questionedTickets([line(1, 7, 3)]));
    const after = checkoutQuestions([NAME], questionedTickets([line(99, 7, 2)]));
    expect(after.map(({ field }) => field)).toEqual(before.slice(0, 2).map(({ field }) => field));
  });

  it('tells tickets of one price apart that were added at two prices', () => {
    const keys = questionedTickets([line(1, 7, 1), line(2, 7, 1)]).map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });
});

describe('the answers', () => {
  const asked = (...questions: Question[]) =>
    checkoutQuestions(questions, questionedTickets([line(1, 7, 1)]));
  const check = (question: Question, typed: string, consent: string | null = null) => {
    const [{ field } = { field: '' }] = asked(question);
    const { accepted, errors } = checkAnswers(asked(question), { answers: { [field]: typed }, consent });
    return { accepted: accepted.answers[field], consent: accepted.consent, error: errors[field] };
  };

  it.each([
    [NAME, '  Mia\u0000\n Luise ', 'Mia Luise', undefined],
    [NAME, ' \u0000 ', undefined, 'REQUIRED'],
    [NAME, 'x'.repeat(301), undefined, 'TOO_LONG'],
    [AGE, '', undefined, undefined],
    [AGE, '007', '7', undefined],
    [AGE, '-7', undefined, 'NO_NUMBER'],
    [AGE, '1e3', undefined, 'NO_NUMBER'],
    [AGE, 'sieben', undefined, 'NO_NUMBER'],
    [GROUP, 'Käfer', 'Käfer', undefined],
    [GROUP, 'Beetles', undefined, 'UNKNOWN_CHOICE'],
    [PHOTO, 'yes', 'yes', undefined],
    [PHOTO, 'constructor', undefined, 'UNKNOWN_CHOICE'],
  ] as const)('is tidied, or refused: %#', (question, typed, accepted, error) => {
    expect(check(question as Question, typed)).toMatchObject({ accepted, error });
  });

  it('is stored if it is valid, while another one is wrong', () => {
    const answers = { 'q1-70-4-1': 'Mia', 'q2-70-4-1': 'sieben', q4: '' };
    const { accepted, errors } = checkAnswers(asked(NAME, AGE, COLLECTS), { answers, consent: null });
    expect(accepted.answers).toEqual({ 'q1-70-4-1': 'Mia' });
    expect(errors).toEqual({ 'q2-70-4-1': 'NO_NUMBER', q4: 'REQUIRED' });
  });

  it('about health is stored with consent alone, and needs none where nothing is answered', () => {
    const draft = { answers: { 'q3-70-4-1': 'Nüsse' }, consent: null };
    expect(checkAnswers(asked(ALLERGIES), draft)).toEqual({
      accepted: { answers: {}, consent: null },
      errors: { healthConsent: 'CONSENT_REQUIRED' },
    });
    expect(checkAnswers(asked(ALLERGIES), { ...draft, consent: 'Ja.' })).toEqual({
      accepted: { answers: { 'q3-70-4-1': 'Nüsse' }, consent: 'Ja.' },
      errors: {},
    });
    expect(checkAnswers(asked(ALLERGIES), { answers: {}, consent: 'Ja.' })).toEqual({
      accepted: { answers: {}, consent: null },
      errors: {},
    });
  });

  it('to an unknown question is dropped', () => {
    const answers = { q99: 'x', __proto__: 'x', constructor: 'x' };
    expect(checkAnswers(asked(AGE), { answers, consent: null }).accepted.answers).toEqual({});
  });

  it('is read in both languages', () => {
    expect(answerWords(GROUP, 'Käfer')).toEqual({ de: 'Käfer', en: 'Beetles' });
    expect(answerWords(PHOTO, 'no')).toEqual({ de: 'nein', en: 'no' });
    expect(answerWords(NAME, 'Mia')).toEqual({ de: 'Mia', en: 'Mia' });
  });
});
