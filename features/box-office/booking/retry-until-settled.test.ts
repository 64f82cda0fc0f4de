import { describe, expect, it, vi } from 'vitest';
import { fail, succeed } from '#lib/result.ts';
import { retryUntilSettled } from './retry-until-settled.ts';

const refusal = (status: number) => fail({ status, code: 'x', responseCode: null });
const pause = async () => {};

describe('a call the venue was too busy for', () => {
  it('is retried until it is settled, and the visitor is informed meanwhile', async () => {
    const onBusy = vi.fn();
    const call = vi
      .fn()
      .mockResolvedValueOnce(refusal(503))
      .mockResolvedValueOnce(refusal(0))
      .mockResolvedValue(succeed(2));
    expect(await retryUntilSettled(call, { onBusy, pause })).toEqual(succeed(2));
    expect(call).toHaveBeenCalledTimes(3);
    expect(onBusy).toHaveBeenCalled();
  });

  it('is given up after a while', async () => {
    const call = vi.fn().mockResolvedValue(refusal(503));
    expect(await retryUntilSettled(call, { onBusy: () => {}, pause })).toEqual(refusal(503));
    expect(call).toHaveBeenCalledTimes(4);
  });

  it.each([409, 422, 500])('is not repeated where it was refused permanently (%i)', async (status) => {
    const call = vi.fn().mockResolvedValue(refusal(status));
    const onBusy = vi.fn();
    await retryUntilSettled(call, { onBusy, pause });
    expect(call).toHaveBeenCalledTimes(1);
    expect(onBusy).not.toHaveBeenCalled();
  });
});
