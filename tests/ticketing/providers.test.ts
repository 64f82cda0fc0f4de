import { expect, it } from 'vitest';
import { createTicketingProvider } from '#features/box-office/sale/index.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { hall, openBoxOffice } from './box-office.ts';
import { createFakeShop } from './fake-shop.ts';
import { describeProvider } from './provider-contract.ts';

const JET_ID = 41;

describeOnEngines('tickets', (engine) => {
  describeProvider('the box office', async () => {
    const boxOffice = await openBoxOffice(engine);
    await boxOffice.sell({ jetId: JET_ID, seatGroups: [hall(10)] });
    return { tickets: boxOffice.tickets, jetId: JET_ID, close: boxOffice.close };
  });
});

it('an outside shop declares that nothing is paid here for its sales', async () => {
  const boxOffice = await openBoxOffice('sqlite');
  const config = { shopUrl: 'https://shop.example' };
  expect(createTicketingProvider({ ...boxOffice.dependencies, config }).onlinePayments).toBeNull();
  await boxOffice.close();
});

describeProvider('an outside shop', async () => {
  const boxOffice = await openBoxOffice('sqlite');
  await boxOffice.sell({ jetId: JET_ID, seatGroups: [hall(10)] });
  const { fetch } = createFakeShop({ jetId: JET_ID, places: 10 });
  const config = { shopUrl: 'https://shop.example' };
  const tickets = createTicketingProvider({ ...boxOffice.dependencies, config, fetch });
  return { tickets, jetId: JET_ID, close: boxOffice.close };
});
