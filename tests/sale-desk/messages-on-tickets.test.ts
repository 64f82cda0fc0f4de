import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Order } from '#features/box-office/ticketing/index.ts';
import {
  findTicketMessage,
  loadMessagePage,
  sendMessage,
  takeMessageBack,
} from '#features/shop/desk/index.server.ts';
import type { MessageTexts } from '#features/shop/desk/messages/message.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { HEIKE } from '#tests/order-desk/desk.ts';
import { openProgramme } from './programme.ts';

const HOUR_MS = 3_600_000;

describeOnEngines('a message on the ticket', (engine) => {
  let programme: Awaited<ReturnType<typeof openProgramme>>;
  let services: (typeof programme)['services'];
  let event: number;
  let jetId: number;
  let count = 0;

  beforeAll(async () => {
    programme = await openProgramme(engine);
    services = programme.services;
  });
  beforeEach(async () => {
    ({ event, jetId } = await programme.stage());
  });
  afterEach(async () => {
    await services.db.deleteFrom('ticket_messages').execute();
  });
  afterAll(() => programme.site.test.close());

  const buy = (email = 'kim@post.example') =>
    programme.buy(jetId, { customer: { firstName: 'Kim', lastName: 'Gast', email, userId: null } });
  const withoutAddress = ({ number }: Order) =>
    services.db.updateTable('orders').set({ email: '' }).where('number', '=', number).execute();
  function send(
    de: string,
    { isOnTicket = true, dueAt = services.clock.now(), en = null as string | null } = {},
  ) {
    count += 1;
    const texts: MessageTexts = { subject: { de, en }, text: { de: `${de}.`, en } };
    return sendMessage(
      services,
      HEIKE,
      { eventId: event },
      { key: `on-ticket-${count}`, scope: 'date', texts, dueAt, isOnTicket },
    );
  }
  const shownIn = async (language: 'de' | 'en', date = jetId) =>
    (await findTicketMessage(services, date, language))?.subject;

  it('is the latest that was meant for tickets, in the language of the page', async () => {
    await buy();
    expect(await shownIn('de')).toBeUndefined();
    expect((await send('Nur per E-Mail', { isOnTicket: false })).ok).toBe(true);
    expect(await shownIn('de')).toBeUndefined();
    expect((await send('Anderer Saal', { en: 'Another room' })).ok).toBe(true);
    expect((await send('Nur an euch', { isOnTicket: false })).ok).toBe(true);
    expect(await shownIn('de')).toMatchObject({ text: 'Anderer Saal' });
    expect(await shownIn('en')).toMatchObject({ text: 'Another room' });
    expect((await send('Wieder im Kronensaal')).ok).toBe(true);
    expect(await shownIn('en')).toEqual({ text: 'Wieder im Kronensaal', lang: 'de' });
    const { jetId: other } = await programme.stage();
    expect(await shownIn('de', other)).toBeUndefined();
  });

  it('reaches holders without an address, who get no email', async () => {
    await withoutAddress(await buy());
    expect(await send('Nur per E-Mail', { isOnTicket: false })).toMatchObject({ error: { code: 'NOBODY' } });
    expect((await send('Anderer Saal')).ok).toBe(true);
    expect(await shownIn('de')).toMatchObject({ text: 'Anderer Saal' });
    const page = await loadMessagePage(services, { eventId: event }, { language: 'de', draft: null });
    expect(page?.sent).toMatchObject([{ isOnTicket: true, emails: 0, withoutAddress: 1, planned: null }]);
  });

  it('shows nothing before a planned message goes out, or once it was taken back', async () => {
    await withoutAddress(await buy());
    const dueAt = new Date(Date.parse(services.clock.now()) + HOUR_MS).toISOString();
    expect((await send('Später', { dueAt })).ok).toBe(true);
    expect(await shownIn('de')).toBeUndefined();
    const page = await loadMessagePage(services, { eventId: event }, { language: 'de', draft: null });
    const [planned] = page?.sent ?? [];
    expect(planned?.planned).not.toBeNull();
    expect((await takeMessageBack(services, HEIKE, planned?.id ?? 0)).ok).toBe(true);
    expect(await services.db.selectFrom('ticket_messages').select('id').execute()).toEqual([]);
  });

  it('is not sent to nobody', async () => {
    expect(await send('Niemand')).toMatchObject({ error: { code: 'NOBODY' } });
  });
});
