import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Seats of lines whose time is over, so that a restored cart gets the same ones. */
export function formerSeats(): Migration {
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('former_seats')
        .addColumn('hold_line_id', 'integer', (column) =>
          column.notNull().references('hold_lines.id').onDelete('cascade'),
        )
        .addColumn('seat_id', 'integer', (column) => column.notNull().references('seats.id'))
        .addPrimaryKeyConstraint('former_seats_primary', ['hold_line_id', 'seat_id'])
        .execute();
      await schema.createIndex('former_seats_by_seat').on('former_seats').column('seat_id').execute();
    },
  };
}
