import { expect, it } from 'vitest';
import type { Principal } from '#features/core/access/index.server.ts';
import { editBarrier } from './find-staff.server.ts';

const EDIT = new URLSearchParams('edit');
const account = (more: Partial<Principal>) => ({ id: 1, role: 'visitor', ...more }) as Principal;

it.each([
  ['nobody is signed in', null, 'signed-out'],
  ['the role waits for a second factor', account({ withheldRole: 'editor' }), 'second-factor'],
  ['the account is that of a visitor', account({}), 'not-allowed'],
  ['an editor asks', account({ role: 'editor' }), null],
] as const)('tells what keeps somebody from editing when %s', (_, principal, barrier) => {
  expect(editBarrier(principal, EDIT)).toBe(barrier);
  expect(editBarrier(principal, new URLSearchParams())).toBeNull();
});
