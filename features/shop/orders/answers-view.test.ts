import { describe, expect, it } from 'vitest';
import { answerGroups } from './answers-view.ts';

const text = (de: string) => ({ de, en: null });
const about = (position: number | null, answer: string, isHealth = false) => ({
  position,
  question: text(isHealth ? 'Allergien?' : 'Wie heißt das Kind?'),
  answer: text(answer),
  isHealth,
});
const said = (answers: ReturnType<typeof about>[]) =>
  answerGroups(answers, 'de').map(({ positions, lines }) => [
    positions,
    lines.map(({ answer }) => answer?.text ?? null),
  ]);

describe('answers of an order', () => {
  it('stand ticket by ticket, what was asked once behind them', () => {
    expect(said([about(1, 'Mia'), about(2, 'Ole'), about(null, 'Oma')])).toEqual([
      [[1], ['Mia']],
      [[2], ['Ole']],
      [[], ['Oma']],
    ]);
  });

  it('are shown once to a visitor of all dates of a series', () => {
    const dates = [1, 3, 5].flatMap((first) => [about(first, 'Mia'), about(first + 1, 'Ole')]);
    expect(said(dates)).toEqual([
      [[1, 3, 5], ['Mia']],
      [[2, 4, 6], ['Ole']],
    ]);
  });

  it('about health are for the staff alone', () => {
    expect(said([about(1, 'Mia'), about(1, 'Nüsse', true)])).toEqual([[[1], ['Mia', null]]]);
  });
});
