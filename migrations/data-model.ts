import { globSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Db, Tables } from '#features/database.server.ts';
import { migrateToLatest } from '#platform/database/migrate.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { migrationsFor } from './index.ts';

export interface Column {
  name: string;
  type: string;
  /** `null` may stand in it. */
  isOptional: boolean;
  isKey: boolean;
  /** The table and column it refers to. */
  refersTo: string | null;
}

export interface Table {
  name: string;
  columns: Column[];
  /** Columns whose values together occur once. */
  unique: string[][];
}

/** The tables that all migrations together make, by name, as SQLite tells of them. */
export async function readSchema(): Promise<Table[]> {
  const { db, close } = openDatabase<Tables>({
    dataDir: ':memory:',
    onError: (error) => {
      throw error;
    },
  });
  try {
    await migrateToLatest(db, migrationsFor('sqlite'));
    const { rows } = await sql<{ name: string }>`
      select name from sqlite_master
      where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'
      order by name`.execute(db);
    return await Promise.all(rows.map(({ name }) => readTable(db, name)));
  } finally {
    await close();
  }
}

async function readTable(db: Db, name: string): Promise<Table> {
  const columns = await sql<{ name: string; type: string; notnull: number; pk: number }>`
    select name, lower(type) as type, "notnull", pk from pragma_table_info(${name})`.execute(db);
  const references = await sql<{ from: string; table: string; to: string | null }>`
    select "from", "table", "to" from pragma_foreign_key_list(${name})`.execute(db);
  const indexes = await sql<{ name: string }>`
    select name from pragma_index_list(${name}) where "unique" = 1 and origin <> 'pk'`.execute(db);
  const unique = await Promise.all(
    indexes.rows.map(async (index) => {
      const { rows } = await sql<{ name: string | null }>`
        select name from pragma_index_info(${index.name})`.execute(db);
      return rows.map((row) => row.name ?? '(an expression)');
    }),
  );
  return {
    name,
    columns: columns.rows.map((column) => {
      const reference = references.rows.find(({ from }) => from === column.name);
      return {
        name: column.name,
        type: column.type,
        isOptional: column.notnull === 0 && column.pk === 0,
        isKey: column.pk > 0,
        refersTo: reference ? `${reference.table}.${reference.to ?? 'id'}` : null,
      };
    }),
    unique: unique.toSorted((a, b) => a.join().localeCompare(b.join())),
  };
}

/** The comment that a text ends with, and one with the name it stands above. */
const COMMENT_BEFORE = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n$/;
const COMMENT_AND_NAME = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(\w+):/g;

/** Reads the comments on the types of the tables and their columns: `events`, `events.day`. */
function readComments(): Map<string, string> {
  const comments = new Map<string, string>();
  for (const file of globSync(['features/**/table.server.ts', 'platform/**/table.server.ts']).toSorted()) {
    const text = readFileSync(file, 'utf8');
    for (const [, table = '', type = ''] of text.matchAll(/^ {2}(\w+): (\w+Table);$/gm)) {
      const [before = '', after = ''] = text.split(new RegExp(`^(?:export )?interface ${type}\\b`, 'm'));
      const about = COMMENT_BEFORE.exec(before)?.[1];
      if (about) comments.set(table, plain(about));
      const body = after.slice(after.indexOf('{'), after.indexOf('\n}'));
      for (const [, comment = '', column] of body.matchAll(COMMENT_AND_NAME))
        comments.set(`${table}.${column}`, plain(comment));
    }
  }
  return comments;
}

const plain = (comment: string) =>
  comment
    .replace(/\n\s*\*/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('|', '\\|')
    .trim();

/** The whole data model as Markdown. */
export async function renderDataModel(): Promise<string> {
  const comments = readComments();
  const tables = await readSchema();
  return [
    '# Data model',
    '',
    'Made from the migrations and the types of the tables by `npm run docs:data-model`; do not edit it. Types are those of',
    'SQLite; PostgreSQL has `jsonb` for `json`. Instants are text in UTC, days `YYYY-MM-DD`, money integer cents.',
    '',
    ...tables.flatMap((table) => renderTable(table, comments)),
  ].join('\n');
}

function renderTable({ name, columns, unique }: Table, comments: Map<string, string>): string[] {
  const rows = columns.map((column) => [
    `\`${column.name}\``,
    column.type + (column.isOptional ? ', may be null' : '') + (column.isKey ? ', key' : ''),
    column.refersTo ? `\`${column.refersTo}\`` : '',
    comments.get(`${name}.${column.name}`) ?? '',
  ]);
  const about = comments.get(name);
  return [
    `## ${name}`,
    '',
    ...(about ? [about, ''] : []),
    ...alignedTable(['column', 'type', 'refers to', 'meaning'], rows),
    '',
    ...unique.flatMap((group) => [`Unique: ${group.map((column) => `\`${column}\``).join(', ')}.`, '']),
  ];
}

function alignedTable(head: string[], rows: string[][]): string[] {
  const widths = head.map((title, place) =>
    Math.max(title.length, ...rows.map((row) => row[place]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, place) => cell.padEnd(widths[place] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)];
}
