import { expect, it } from 'vitest';
import type { Order } from '#features/box-office/ticketing/index.ts';
import { openTestDatabase } from '#tests/database/engines.ts';
import { findAccountOverview } from './find-account-overview.server.ts';

const ticket = {
  ...{ position: 1, jetId: 1, startsAt: '2026-12-03T10:00:00.000Z', state: 'valid' },
  ...{ replacedBy: null, isPostponed: false, event: null },
};
const reserved = (coveredCents: number) =>
  ({
    ...{ number: 'BS-1', secret: 'abc', isTest: false, tickets: [ticket], payments: [] },
    ...{ paymentMethod: 'box-office', due: { totalCents: 700 }, coveredCents },
  }) as unknown as Order;

it('shows a code and a ticket only once the order gives tickets', async () => {
  const { db, close } = await openTestDatabase('sqlite');
  const ticketCodes = { codeOf: async () => 'code' } as unknown as Parameters<
    typeof findAccountOverview
  >[0]['ticketCodes'];
  const view = (order: Order) =>
    findAccountOverview({ db, ticketCodes }, [order], { now: '2026-12-01T12:00:00.000Z', language: 'en' });
  expect((await view(reserved(0))).next).toMatchObject({ qr: null, ticketPath: null });
  const paid = (await view(reserved(700))).next;
  expect(paid?.qr?.size).toBeGreaterThan(0);
  expect(paid?.ticketPath).toContain('/abc/');
  await close();
});
