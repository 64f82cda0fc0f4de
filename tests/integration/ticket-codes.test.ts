import { createPrivateKey, createPublicKey, verify } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTicketCodes, rotateTicketKey } from '#features/shop/orders/index.server.ts';
import { createFixedClock } from '#platform/clock.ts';
import { describeOnEngines, openTestDatabase, type TestDatabase } from '#tests/database/engines.ts';

const TICKET = { jetId: 417, code: 'AbCdEfGhIjKlMnOpQrStUv' };

describeOnEngines('the code of a ticket', (engine) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
  });
  afterEach(() => database.close());

  const clock = createFixedClock('2026-11-20T11:00:00.000Z');
  const nodeOf = () => createTicketCodes({ db: database.db, clock });

  /** The public half of the venue's key: all that a door without a network has. */
  async function publicKey() {
    const { value } = await database.db
      .selectFrom('secrets')
      .select('value')
      .where('name', '=', 'ticket-key')
      .executeTakeFirstOrThrow();
    return createPublicKey(
      createPrivateKey({ key: Buffer.from(value, 'base64url'), type: 'pkcs8', format: 'der' }),
    );
  }
  async function isGenuine(text: string): Promise<boolean> {
    const end = text.lastIndexOf('.');
    const signature = Buffer.from(text.slice(end + 1), 'base64url');
    return verify(null, Buffer.from(text.slice(0, end)), await publicKey(), signature);
  }

  it('names key, event and ticket, and is known for the venue’s own without asking anybody', async () => {
    const text = await nodeOf().codeOf(TICKET);
    expect(text).toMatch(/^BS1\.[\w-]{8}\.417\.AbCdEfGhIjKlMnOpQrStUv\.[\w-]{86}$/);
    expect(await isGenuine(text)).toBe(true);
    expect(await isGenuine(text.replace('.417.', '.418.'))).toBe(false);
    expect(await isGenuine(text.replace('AbCd', 'abCd'))).toBe(false);
  });

  it('is the same from all nodes that start at once, and after a restart', async () => {
    const nodes = Array.from({ length: 8 }, () => nodeOf());
    const texts = await Promise.all(nodes.map((node) => node.codeOf(TICKET)));
    expect(new Set(texts).size).toBe(1);
    expect(await nodeOf().codeOf(TICKET)).toBe(texts[0]);
  });

  it('is valid when another key replaces the one that signed it, on running nodes, too', async () => {
    const [one, other] = [nodeOf(), nodeOf()];
    const before = await one.codeOf(TICKET);
    await other.codeOf(TICKET);
    const keys = await Promise.all([rotateTicketKey(database.db), rotateTicketKey(database.db)]);
    expect(new Set(keys.flatMap(({ former, current }) => [former, current])).size).toBe(3);
    const after = await nodeOf().codeOf(TICKET);
    expect(after.split('.')[1]).not.toBe(before.split('.')[1]);
    for (const node of [one, other, nodeOf()])
      for (const text of [before, after]) expect(await node.read(text)).toEqual(TICKET);
    expect(await one.read(before.replace('.417.', '.418.'))).toBeNull();
    // A node that has read no newer code learns of the key within a minute.
    const late = nodeOf();
    await late.codeOf(TICKET);
    await rotateTicketKey(database.db);
    clock.advance(60);
    expect(await late.codeOf(TICKET)).toBe(await nodeOf().codeOf(TICKET));
    // Nothing that could sign with a former key is left.
    const stored = await database.db.selectFrom('secrets').select(['name', 'value']).execute();
    const formers = stored.filter(({ name }) => name.startsWith('ticket-key '));
    expect(formers).toHaveLength(3);
    for (const { value } of formers)
      expect(() =>
        createPrivateKey({ key: Buffer.from(value, 'base64url'), type: 'pkcs8', format: 'der' }),
      ).toThrow();
  });
});
