import { expect, it } from 'vitest';
import { type AskDraft, askFaults, MAX_REQUEST, normalizeAsk } from './ask-draft.ts';

const DRAFT: AskDraft = {
  ...{ heads: '24', school: 'Grundschule am Auwald', className: '2b' },
  ...{
    firstName: 'Tomke',
    lastName: 'Brandt',
    email: 'brandt@example.org',
    request: 'Im Januar, vormittags',
  },
};

it('an enquiry for a date needs a number, the group and a request', () => {
  expect(askFaults(DRAFT)).toEqual({});
  expect(askFaults({ ...DRAFT, heads: '', school: '', request: '' })).toEqual({
    ...{ heads: 'NO_NUMBER', school: 'REQUIRED', request: 'REQUIRED' },
  });
});

it.each(['0', '-1', '2.5', '1000', 'viele'])('%s is no number of heads', (heads) => {
  expect(askFaults({ ...DRAFT, heads })).toEqual({ heads: 'NO_NUMBER' });
});

it('a request is no letter', () => {
  expect(askFaults({ ...DRAFT, request: 'x'.repeat(MAX_REQUEST + 1) })).toEqual({ request: 'TOO_LONG' });
});

it('names are one line each, a request keeps its lines', () => {
  const { school, request } = normalizeAsk({
    ...DRAFT,
    school: ' Grund\nschule ',
    request: ' Januar\noder Februar ',
  });
  expect([school, request]).toEqual(['Grund schule', 'Januar\noder Februar']);
});
