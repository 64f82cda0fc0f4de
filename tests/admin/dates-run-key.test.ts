import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError, NETWORK_ERROR } from '#admin/api/api-call.ts';
import { clearRun, isUnanswered, keyOfRun } from '#admin/screens/dates-run-key.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});

it('a run keeps its key until all of it was answered; the next has another', () => {
  const first = keyOfRun(7);
  expect(keyOfRun(7)).toBe(first);
  clearRun(7);
  expect(keyOfRun(7)).not.toBe(first);
});

it('runs of two events have two keys, and the end of one leaves the other', () => {
  const [one, other] = [keyOfRun(7), keyOfRun(8)];
  expect(one).not.toBe(other);
  clearRun(7);
  expect(keyOfRun(8)).toBe(other);
});

it('a run is unanswered without an answer and after a fault of the server, not after a refusal', () => {
  const answered = (status: number) => isUnanswered(new ApiError(status, {}));
  expect([NETWORK_ERROR, 500, 503].map(answered)).toEqual([true, true, true]);
  expect([409, 422, 403].map(answered)).toEqual([false, false, false]);
  expect(isUnanswered(new Error('no call at all'))).toBe(false);
});
