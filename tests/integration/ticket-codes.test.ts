import { createPrivateKey, createPublicKey, verify } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTicketCodes } from '#features/orders/index.server.ts';
import { describeOnEngines, openTestDatabase, type TestDatabase } from '#tests/database/engines.ts';

const TICKET = { jetId: 417, code: 'AbCdEfGhIjKlMnOpQrStUv' };

describeOnEngines('the code of a ticket', (engine) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
  });
  afterEach(() => database.close());

  /** The public half of the house's key: all that a door without a network has. */
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

  it('names key, event and ticket, and is known for the house’s own without asking anybody', async () => {
    const text = await createTicketCodes(database).codeOf(TICKET);
    expect(text).toMatch(/^BS1\.[\w-]{8}\.417\.AbCdEfGhIjKlMnOpQrStUv\.[\w-]{86}$/);
    expect(await isGenuine(text)).toBe(true);
    expect(await isGenuine(text.replace('.417.', '.418.'))).toBe(false);
    expect(await isGenuine(text.replace('AbCd', 'abCd'))).toBe(false);
  });

  it('is the same from all nodes that start at once, and after a restart', async () => {
    const nodes = Array.from({ length: 8 }, () => createTicketCodes(database));
    const texts = await Promise.all(nodes.map((node) => node.codeOf(TICKET)));
    expect(new Set(texts).size).toBe(1);
    expect(await createTicketCodes(database).codeOf(TICKET)).toBe(texts[0]);
  });
});
