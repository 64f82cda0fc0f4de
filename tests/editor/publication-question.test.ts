import { beforeEach, expect, it } from 'vitest';
import { PublicationQuestion } from '#features/website/editor/publishing/publication-question.ts';

let asked: number;
let answers: boolean[];
let waiting: (() => void) | null;
let question: PublicationQuestion;

beforeEach(() => {
  [asked, answers, waiting] = [0, [], null];
  question = new PublicationQuestion({
    ask: async () => {
      asked += 1;
      return answers.shift() ?? true;
    },
    wait: (_, done) => {
      waiting = done;
      return () => {
        waiting = null;
      };
    },
  });
});

it('is asked once for a state that differs, and not at all for the one that is known', () => {
  question.compare('5 1', '5 1');
  expect(asked).toBe(0);
  question.compare('6 2', '5 1');
  question.compare('6 2', '6 2');
  expect([asked, waiting]).toEqual([1, null]);
});

it('is asked anew when a state comes back that was asked for before', () => {
  // What was read before the plan is heard after it.
  question.compare('5 1', '6 2');
  question.compare('6 2', '6 2');
  // Now the plan is taken back.
  question.compare('5 1', '6 2');
  expect(asked).toBe(2);
});

it('is asked again a beat later while what is heard and what is known still differ', () => {
  question.compare('5 1', '6 2');
  // The answer was older than the plan that was taken back, and presence does not change any more.
  question.compare('5 1', '6 2');
  expect(asked).toBe(1);
  waiting?.();
  expect(asked).toBe(2);
  question.compare('5 1', '5 1');
  expect(waiting).toBeNull();
});

it('is asked again a beat later where no answer came', async () => {
  answers = [false];
  question.compare('6 2', '5 1');
  await Promise.resolve();
  await Promise.resolve();
  waiting?.();
  expect(asked).toBe(2);
});

it('is over once its page is left, also where an answer is still awaited', async () => {
  answers = [false];
  question.compare('6 2', '5 1');
  question.end();
  await Promise.resolve();
  await Promise.resolve();
  expect(waiting).toBeNull();
});
