import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#features/box-office/ticketing/index.ts';
import { TICKET_FORMATS, type TicketPdfRequest, ticketsPdf } from '#features/shop/orders/index.server.ts';
import { openTestServices, type TestServices } from './site-services.ts';

/** Returns the output of a program. */
function run(program: string, ...options: string[]): string {
  return execFileSync(program, options, { stdio: 'pipe' }).toString();
}

/** `pdfinfo` and `pdftotext` of poppler, where they are installed. */
const hasPoppler = (() => {
  try {
    return run('pdftotext', '-v') !== null;
  } catch {
    return false;
  }
})();

describe('the tickets of an order as a PDF', () => {
  let test: TestServices;
  let order: Order;
  const folder = mkdtempSync(path.join(tmpdir(), 'tickets-'));

  beforeAll(async () => {
    test = await openTestServices('sqlite', { demo: true });
    const { ticketing, db } = test.services;
    // Three tickets are too few for a group price.
    await db.updateTable('prices').set({ group_from: null }).execute();
    const { id: jetId } = await db
      .selectFrom('performances')
      .innerJoin('pools', 'pools.performance_id', 'performances.id')
      .select('performances.id')
      .where('event_starts_at', '>', '2026-12-01')
      .where('event_state', '=', 'scheduled')
      .where('pools.block_id', 'is', null)
      .where('pools.sold', '=', 0)
      .orderBy('performances.id')
      .executeTakeFirstOrThrow();
    const [group] = (await ticketing.offer(jetId))?.seatGroups ?? [];
    const tickets = [{ saleTypeId: group?.prices[0]?.saleTypeId ?? 0, quantity: 3 }];
    const added = await ticketing.add(null, {
      jetId,
      seatGroup: group?.seatGroup ?? null,
      blockId: null,
      tickets,
    });
    if (!added.ok) throw new Error(added.error.code);
    const { reference } = added.value;
    const placed = await ticketing.placeOrder(reference, {
      customer: { firstName: 'Svenja', lastName: 'Kühnel', email: 'svenja@post.example', userId: null },
      language: 'de',
      paymentMethod: 'test',
      isTest: true,
      contents: (await ticketing.cart(reference))?.contents ?? '',
    });
    if (!placed.ok) throw new Error(placed.error.code);
    order = (await ticketing.order(placed.value.secret)) as Order;
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await test.close();
  });

  const pdfOf = (of: Order, wanted: Partial<TicketPdfRequest> = {}) =>
    ticketsPdf(test.services, of, { format: 'a4', position: null, ...wanted });

  async function written(of = order, wanted: Partial<TicketPdfRequest> = {}): Promise<string> {
    const file = path.join(folder, 'tickets.pdf');
    writeFileSync(file, (await pdfOf(of, wanted)) ?? '');
    return file;
  }

  it('is none when all of them were returned', async () => {
    const tickets = order.tickets.map((ticket) => ({ ...ticket, state: 'cancelled' as const }));
    expect(await pdfOf({ ...order, tickets })).toBeNull();
  });

  it('has the same bytes each time it is asked for', async () => {
    const [one, other] = [await pdfOf(order), await pdfOf(order)];
    expect(one?.length).toBe(other?.length);
    expect(
      Buffer.from(one ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it.skipIf(!hasPoppler).each([
    ['a4', /^Page size: +595\.28 x 841\.89 pts \(A4\)$/m],
    ['a6', /^Page size: +297\.64 x 419\.53 pts/m],
  ] as const)(
    'has a page of %s for each that was not given back, tagged, with language and title',
    async (format, size) => {
      const [first, ...rest] = order.tickets;
      if (!first) throw new Error('no ticket');
      const tickets = [{ ...first, state: 'cancelled' as const }, ...rest];
      const file = await written({ ...order, tickets }, { format });
      const info = run('pdfinfo', file);
      expect(info).toMatch(/^Pages: +2$/m);
      expect(info).toMatch(/^Tagged: +yes$/m);
      expect(info).toMatch(size);
      expect(info).toContain(`Tickets ${order.number}`);
      expect(readFileSync(file, 'latin1')).toContain('/Lang (de-DE)');
      const structure = run('pdfinfo', '-struct-text', file);
      expect(structure.match(/^ *H1/gm)).toHaveLength(2);
      expect(structure.match(/^ *Figure/gm)).toHaveLength(2);
      expect(structure.replaceAll(/\s+/g, ' ')).toContain(`${order.number}-2`);
    },
  );

  it.skipIf(!hasPoppler).each(TICKET_FORMATS)('has one ticket alone on %s', async (format) => {
    const file = await written(order, { format, position: 2 });
    expect(run('pdfinfo', file)).toMatch(/^Pages: +1$/m);
    expect(run('pdfinfo', file)).toContain(`Ticket ${order.number}-2`);
    const words = run('pdftotext', file, '-').replaceAll(/\s+/g, ' ');
    expect(words).toContain(`${order.number}-2`);
    expect(words).not.toContain(`${order.number}-1`);
    expect(words).toContain('Ticket 2 von / of 3');
  });

  it.skipIf(!hasPoppler).each(TICKET_FORMATS)(
    'names on %s the series it was bought with as a whole, and no other',
    async (format) => {
      const whole = { id: 7, price: { de: 'Kind', en: null }, cents: 2400, quantity: 1 };
      const series = [{ ...whole, title: { de: 'Nachtschicht', en: 'Night Shift' } }];
      const [first, ...rest] = order.tickets;
      if (!first) throw new Error('no ticket');
      const tickets = [{ ...first, seriesId: 7 }, ...rest];
      const wordsOf = async (position: number) =>
        run('pdftotext', await written({ ...order, series, tickets }, { format, position }), '-').replaceAll(
          /\s+/g,
          ' ',
        );
      expect(await wordsOf(1)).toContain('Reihe / Series: Nachtschicht / Night Shift');
      expect(await wordsOf(2)).not.toContain('Reihe / Series');
    },
  );

  it('is none of a ticket that there is not, or that was returned', async () => {
    expect(await pdfOf(order, { position: 9 })).toBeNull();
    const [first, ...rest] = order.tickets;
    if (!first) throw new Error('no ticket');
    const tickets = [{ ...first, state: 'cancelled' as const }, ...rest];
    expect(await pdfOf({ ...order, tickets }, { position: 1 })).toBeNull();
  });

  it.skipIf(!hasPoppler).each(TICKET_FORMATS)(
    'keeps on its page of %s what is read, however long the title and however many words a name has',
    async (format) => {
      const long = {
        de: 'Der Käfer, der nicht schlafen wollte '.repeat(6).trim(),
        en: 'The beetle '.repeat(20),
      };
      const tickets = order.tickets.map((ticket) => ({ ...ticket, event: long }));
      const file = await written({ ...order, tickets }, { format });
      expect(run('pdfinfo', file)).toMatch(/^Pages: +3$/m);
      const words = run('pdftotext', file, '-').replaceAll(/\s+/g, ' ');
      expect(words).toContain('Platz / Seat');
      expect(words).toContain('Ticket 3 von / of 3');
    },
  );

  it.skipIf(!hasPoppler)('holds the artwork of an event once, however many tickets show it', async () => {
    const rows = run('pdfimages', '-list', await written())
      .split('\n')
      .slice(2)
      .filter((row) => row !== '')
      .map((row) => row.trim().split(/\s+/));
    expect(rows.map(([page]) => page)).toEqual(['1', '2', '3']);
    expect(new Set(rows.map((row) => row[10])).size).toBe(1);
  });

  it.skipIf(!hasPoppler)('says in both languages what a test is, and says all as text', async () => {
    const words = run('pdftotext', await written(), '-').replaceAll(/\s+/g, ' ');
    expect(words).toContain('Probeverkauf, öffnet keine Tür.');
    expect(words).toContain('Test sale, not valid at the door.');
    expect(words).toContain(order.tickets[0]?.event?.de);
    expect(words).toContain('Ticket 1 von / of 3');
    expect(words).not.toContain('Kühnel');
  });
});
