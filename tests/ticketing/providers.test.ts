import { expect, it } from 'vitest';
import { createTicketingProvider } from '#features/box-office/ticketing/index.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { createFakeShop } from './fake-shop.ts';
import { hall, openHouse } from './house.ts';
import { describeProvider } from './provider-contract.ts';

const JET_ID = 41;

describeOnEngines('tickets', (engine) => {
  describeProvider('the box office', async () => {
    const house = await openHouse(engine);
    await house.sell({ jetId: JET_ID, seatGroups: [hall(10)] });
    return { tickets: house.tickets, jetId: JET_ID, close: house.close };
  });
});

it('an outside shop declares that nobody pays here for what it sells', async () => {
  const house = await openHouse('sqlite');
  const config = { shopUrl: 'https://shop.example' };
  expect(createTicketingProvider({ ...house.dependencies, config }).onlinePayments).toBeNull();
  await house.close();
});

describeProvider('an outside shop', async () => {
  const house = await openHouse('sqlite');
  await house.sell({ jetId: JET_ID, seatGroups: [hall(10)] });
  const { fetch } = createFakeShop({ jetId: JET_ID, places: 10 });
  const config = { shopUrl: 'https://shop.example' };
  const tickets = createTicketingProvider({ ...house.dependencies, config, fetch });
  return { tickets, jetId: JET_ID, close: house.close };
});
