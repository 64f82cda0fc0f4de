import { beforeEach, expect, it } from 'vitest';
import { PublicationQuestion } from '#features/website/editor/publishing/publication-question.ts';

let question: PublicationQuestion;
/** Requests with their answers. */
let asked: (() => Promise<void>)[];
/** Called when a beat is over. */
let beat: (() => void) | null;

beforeEach(() => {
  [asked, beat] = [[], null];
  question = new PublicationQuestion({
    ask: () =>
      new Promise((resolve) => {
        asked.push(async () => {
          resolve();
          await Promise.resolve();
        });
      }),
    wait: (_, done) => {
      beat = done;
      return () => {
        beat = null;
      };
    },
  });
});

it('is asked once for a state that differs, and not at all for the one that is known', async () => {
  question.compare('5 1', '5 1');
  expect(asked).toHaveLength(0);
  question.compare('6 2', '5 1');
  question.compare('6 2', '6 2');
  await asked[0]?.();
  expect(asked).toHaveLength(1);
  expect(beat).toBeNull();
});

it('is asked again at once when a state comes back that was asked for before', async () => {
  // Presence was read before the plan was made, and arrives after it.
  question.compare('5 1', '6 2');
  await asked[0]?.();
  question.compare('6 2', '6 2');
  // Now the plan is cancelled.
  question.compare('5 1', '6 2');
  expect(asked).toHaveLength(2);
});

it('is asked again after a delay while presence and the known state still differ', async () => {
  question.compare('5 1', '6 2');
  // Between the two the plan was still there, and presence does not change any more; or no answer came.
  await asked[0]?.();
  expect(asked).toHaveLength(1);
  beat?.();
  expect(asked).toHaveLength(2);
  question.compare('5 1', '5 1');
  await asked[1]?.();
  expect(beat).toBeNull();
});

it('waits for an answer before it asks for changes in between', async () => {
  question.compare('6 2', '5 1');
  question.compare('7 3', '5 1');
  expect(asked).toHaveLength(1);
  question.compare('7 3', '6 2');
  await asked[0]?.();
  expect(asked).toHaveLength(2);
});

it('is over once its page is left, also where an answer is still awaited', async () => {
  question.compare('6 2', '5 1');
  question.end();
  await asked[0]?.();
  question.compare('7 3', '5 1');
  expect(asked).toHaveLength(1);
  expect(beat).toBeNull();
});

it('is not put off by presence that says the same again, as it does whenever somebody comes or writes', async () => {
  question.compare('5 1', '6 2');
  await asked[0]?.();
  const waiting = beat;
  question.compare('5 1', '6 2');
  expect(beat).toBe(waiting);
});
