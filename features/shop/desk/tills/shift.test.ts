import { describe, expect, it } from 'vitest';
import { type ClosingRequest, checkCount, expectedCash } from './shift.ts';

const COUNTED: ClosingRequest = {
  count: new Map([
    [5000, 2],
    [1000, 3],
    [1, 4],
  ]),
  ...{ retainedCents: 10_000, differenceReason: '', witness: '', note: '' },
};

describe('the cash of a till', () => {
  it('is its float, the cash of orders less refunds, and cash put in or taken out', () => {
    const money = [
      { means: 'cash', inCents: 4200, outCents: -700 },
      { means: 'card', inCents: 9900, outCents: 0 },
    ] as const;
    expect(expectedCash({ floatCents: 10_000 }, money, [{ cents: -2500 }, { cents: 500 }])).toBe(11_500);
  });

  it('closes without a reason where it equals the expected sum', () => {
    expect(checkCount(13_004, COUNTED)).toEqual({ ok: true, value: 13_004 });
  });

  it('asks why it differs, and from five euros for a second person', () => {
    expect(checkCount(13_000, COUNTED)).toMatchObject({
      error: { code: 'DIFFERENCE_UNEXPLAINED', cents: 4 },
    });
    expect(checkCount(13_000, { ...COUNTED, differenceReason: 'Found on the floor' })).toMatchObject({
      ok: true,
    });
    const large = { ...COUNTED, differenceReason: 'Wrong change' };
    expect(checkCount(13_504, large)).toMatchObject({ error: { code: 'WITNESS_MISSING', cents: -500 } });
    expect(checkCount(13_504, { ...large, witness: 'Nele' })).toMatchObject({ ok: true });
  });

  it('keeps no more than was counted', () => {
    expect(checkCount(13_004, { ...COUNTED, retainedCents: 13_005 })).toMatchObject({
      error: { code: 'RETAINED_TOO_MUCH', cents: 13_004 },
    });
  });
});
