import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Dates that sell the seats of a version of a seating plan. A claim on a seat belongs to a claim on its pool, and is gone with it;
 * the primary key is the last line of defence against two people on one seat.
 */
export function seatClaims(): Migration {
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .alterTable('performances')
        .addColumn('plan_version_id', 'integer', (column) => column.references('seating_plan_versions.id'))
        .execute();
      await schema
        .createIndex('performances_by_plan_version')
        .on('performances')
        .column('plan_version_id')
        .execute();
      await schema.alterTable('pools').addColumn('plan_group', 'text').execute();
      await schema
        .createTable('seat_claims')
        .addColumn('performance_id', 'integer', (column) =>
          column.notNull().references('performances.id').onDelete('cascade'),
        )
        .addColumn('seat_id', 'integer', (column) => column.notNull().references('seats.id'))
        .addColumn('pool_id', 'integer', (column) =>
          column.notNull().references('pools.id').onDelete('cascade'),
        )
        .addColumn('hold_line_id', 'integer')
        .addColumn('ticket_id', 'integer')
        .addColumn('place_block_id', 'integer', (column) =>
          column.references('place_blocks.id').onDelete('cascade'),
        )
        .addPrimaryKeyConstraint('seat_claims_primary', ['performance_id', 'seat_id'])
        .addForeignKeyConstraint(
          'seat_claims_line',
          ['hold_line_id', 'pool_id'],
          'pool_claims',
          ['hold_line_id', 'pool_id'],
          (key) => key.onDelete('cascade'),
        )
        .addForeignKeyConstraint(
          'seat_claims_ticket',
          ['ticket_id', 'pool_id'],
          'ticket_claims',
          ['ticket_id', 'pool_id'],
          (key) => key.onDelete('cascade'),
        )
        .addCheckConstraint(
          'seat_claims_owner',
          sql`(hold_line_id is not null and ticket_id is null and place_block_id is null)
            or (hold_line_id is null and ticket_id is not null and place_block_id is null)
            or (hold_line_id is null and ticket_id is null and place_block_id is not null)`,
        )
        .execute();
      for (const [name, columns] of [
        ['seat_claims_by_line', ['hold_line_id', 'pool_id']],
        ['seat_claims_by_ticket', ['ticket_id', 'pool_id']],
        ['seat_claims_by_block', ['place_block_id']],
        ['seat_claims_by_pool', ['pool_id']],
      ] as const)
        await schema
          .createIndex(name)
          .on('seat_claims')
          .columns([...columns])
          .execute();
    },
  };
}
