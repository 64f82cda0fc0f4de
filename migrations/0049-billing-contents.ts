import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

interface Row {
  order_id: number;
  year: number;
  sequence: number;
  issued_at: string;
}

interface TicketRow {
  changed_at: string | null;
  starts_at: string | null;
  cents: number;
  vat_basis_points: number | null;
  event_de: string | null;
  event_en: string | null;
  price_de: string;
  price_en: string | null;
  seat_group_de: string;
  seat_group_en: string | null;
}

/** Seller and contents of each invoice at the time it was issued. */
export function billingContents(engine: Engine): Migration {
  const { json } = columnsFor(engine);
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('site_settings')
        .addColumn('seller', json, (column) => column.notNull().defaultTo('null'))
        .execute();
      await sql`update site_settings set seller = ${JSON.stringify(await sellerOf(db))}
        where exists (select 1 from venues)`.execute(db);
      for (const table of ['invoices', 'cancellation_documents']) {
        await db.schema.alterTable(table).addColumn('contents', json).execute();
        const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(db);
        for (const row of rows) {
          const contents = JSON.stringify(await contentsOf(db, table, row));
          await sql`update ${sql.table(table)} set contents = ${contents}
            where year = ${row.year} and sequence = ${row.sequence}`.execute(db);
        }
      }
    },
  };
}

/** Of earlier invoices: the current contents of the order, until now the only source. */
async function contentsOf(db: Kysely<unknown>, table: string, { order_id, issued_at }: Row) {
  const order = await sql<Record<string, string>>`select * from orders where id = ${order_id}`.execute(db);
  const tickets =
    await sql<TicketRow>`select * from order_tickets where order_id = ${order_id} order by position`.execute(
      db,
    );
  const [{ first_name, last_name, email, language, number, placed_at }] = order.rows as [
    Record<string, string>,
  ];
  const listed =
    table === 'invoices' ? tickets.rows : tickets.rows.filter(({ changed_at }) => changed_at === issued_at);
  return {
    seller: await sellerOf(db),
    customer: { name: `${first_name} ${last_name}`, email },
    language,
    orderNumber: number,
    orderedAt: placed_at,
    lines: listed.map((ticket) => ({
      title: ticket.event_de === null ? null : { de: ticket.event_de, en: ticket.event_en },
      startsAt: ticket.starts_at,
      detail: {
        de: `${ticket.price_de}, ${ticket.seat_group_de}`,
        en: ticket.price_en && `${ticket.price_en}, ${ticket.seat_group_en ?? ticket.seat_group_de}`,
      },
      quantity: 1,
      cents: ticket.cents,
      vatBasisPoints: ticket.vat_basis_points,
    })),
  };
}

/** The venue under its name and address, until somebody says otherwise. */
async function sellerOf(db: Kysely<unknown>) {
  const house = await sql<Record<string, string>>`select site_name from site_settings`.execute(db);
  const venues = await sql<Record<string, string>>`select * from venues order by id limit 1`.execute(db);
  const [venue] = venues.rows;
  return {
    name: house.rows[0]?.site_name ?? '',
    street: venue?.street ?? '',
    postalCode: venue?.postal_code ?? '',
    city: venue?.city ?? '',
    ...{ vatId: null, taxNumber: null, iban: null, bic: null },
  };
}
