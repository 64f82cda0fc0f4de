import { z } from 'zod';
import type { Tables } from '#features/database.server.ts';
import { ACCESS_KINDS, type AccessKind, accessBits, accessKinds } from '#lib/access-kinds.ts';
import { formatted } from '#lib/field-problem.ts';
import { MAX_ID } from '#lib/query-parameters.ts';
import type { Day, Instant, WallTime } from '#lib/venue-time.ts';
import { toJson } from '#platform/database/columns.server.ts';
import type { ColumnField, Row } from './field.server.ts';
import { choiceFilter, flagFilter, numberFilter, rangeFilters } from './list-filters.server.ts';

/** The id of something stored, or a number that is given like one. */
export const idNumber = z.int().min(1).max(MAX_ID);

/** A value stored in one column. */
export function column<T>(name: string, schema: z.ZodType<T>): ColumnField<T> {
  return { kind: 'columns', schema, read: (row) => row[name] as T, write: (value) => ({ [name]: value }) };
}

export function integer(name: string, { min, max }: { min: number; max: number }): ColumnField<number> {
  return {
    ...column(name, z.int().min(min).max(max)),
    sortBy: { column: name },
    filters: [numberFilter(name)],
  };
}

/** One of a few words. */
export function choice<T extends string>(name: string, choices: readonly [T, ...T[]]): ColumnField<T> {
  return {
    ...column<T>(name, z.enum(choices)),
    sortBy: { column: name, isText: true },
    filters: [choiceFilter(name, choices)],
  };
}

/** Four digits of a year nobody mistyped: with others there is no calendar to show. */
const YEAR = /^(19|20|21)\d\d-/;
const YEARS = formatted('year');

const daySchema = z.iso.date().regex(YEAR, YEARS);
const instantSchema = z.iso.datetime({ precision: 3 }).regex(YEAR, YEARS);

/** A day of the venue. */
export function day(name: string): ColumnField<Day> {
  return {
    ...column<Day>(name, daySchema),
    sortBy: { column: name },
    filters: rangeFilters(name, daySchema, '2026-12-24'),
  };
}

/** The same where there may be none. */
export function optionalDay(name: string): ColumnField<Day | null> {
  return {
    ...column<Day | null>(name, daySchema.nullable()),
    sortBy: { column: name },
    filters: rangeFilters(name, daySchema, '2026-12-24'),
  };
}

/** A moment in UTC, to the millisecond. */
export function instant(name: string): ColumnField<Instant> {
  return { ...momentField(name), ...column<Instant>(name, instantSchema) };
}

/** The same where there may be none. */
export function optionalInstant(name: string): ColumnField<Instant | null> {
  return { ...momentField(name), ...column<Instant | null>(name, instantSchema.nullable()) };
}

function momentField(name: string) {
  return { sortBy: { column: name }, filters: rangeFilters(name, instantSchema, '2026-12-24T12:00:00.000Z') };
}

/** A time on the clock; `null` where there is none. */
export function optionalTime(name: string): ColumnField<WallTime | null> {
  const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, formatted('clock_time'));
  return column<WallTime | null>(name, time.nullable());
}

export function flag(name: string): ColumnField<boolean> {
  return { ...column(name, z.boolean()), sortBy: { column: name }, filters: [flagFilter(name)] };
}

/** A structure that is read and written whole. */
export function json<T>(name: string, schema: z.ZodType<T>): ColumnField<T> {
  return { ...column(name, schema), write: (value): Row => ({ [name]: toJson(value) }) };
}

/** Kinds of access, stored as bits. */
export function access(name: string): ColumnField<AccessKind[]> {
  return {
    kind: 'columns',
    schema: kindsOfAccess,
    read: (row) => accessKinds(bitsIn(row, name)),
    write: (kinds) => ({ [name]: accessBits(kinds) }),
  };
}

/** The same where `null` says that others tell it. */
export function optionalAccess(name: string): ColumnField<AccessKind[] | null> {
  return {
    kind: 'columns',
    schema: kindsOfAccess.nullable(),
    read: (row) => (row[name] === null ? null : accessKinds(bitsIn(row, name))),
    write: (kinds) => ({ [name]: kinds === null ? null : accessBits(kinds) }),
  };
}

const kindsOfAccess = z.array(z.enum(ACCESS_KINDS)).max(ACCESS_KINDS.length);

function bitsIn(row: Row, column: string): number {
  const bits = row[column];
  return typeof bits === 'number' ? bits : 0;
}

/** The id of a row of another table. */
export function reference(name: string, table: keyof Tables): ColumnField<number> {
  return {
    ...column(name, idNumber),
    refersTo: { table, ids: (id) => [id] },
    filters: [numberFilter(name, 1)],
  };
}

/** A picture of the library in place of the artwork. Omitting the field leaves it unchanged. */
export function picture(name: string): ColumnField<number | null | undefined> {
  return {
    ...column(name, idNumber.nullable().optional()),
    refersTo: { table: 'assets', ids: (id) => (id == null ? [] : [id]) },
    filters: [numberFilter(name, 1)],
  };
}

export function optionalReference(name: string, table: keyof Tables): ColumnField<number | null> {
  return {
    ...column(name, idNumber.nullable()),
    refersTo: { table, ids: (id) => (id === null ? [] : [id]) },
    filters: [numberFilter(name, 1)],
  };
}
