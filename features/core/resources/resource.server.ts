import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Permission, Write } from '#features/core/access/index.server.ts';
import type { ModuleDefinition } from '#features/core/documents/index.ts';
import type { Tables, Trx } from '#features/database.server.ts';
import { type FieldProblem, formatted } from '#lib/field-problem.ts';
import { SLUG } from '#lib/slug.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { CacheTag } from '#platform/events/cache-tag.ts';
import type { Fields, InputOf } from './field.server.ts';

/** Input for an entity: all of its fields, in both languages. */
export type ResourceInput = Record<string, unknown>;

/**
 * An entity behind the generic calls (docs/product/api.md#resources). From its fields come what a call may send, how it
 * is stored, listed and searched, what must exist for it, and its description.
 */
export interface ResourceDefinition<F extends Fields, T extends keyof Tables> {
  /** `/persons`: under it lie the calls. */
  path: `/${string}`;
  /** Singular name in messages: `person`. */
  name: string;
  table: T;
  /** Permission to read all of it, and to change it. */
  permission: Permission;
  /** Additional permission that allows reading it, to choose from it. */
  alsoReadWith?: Permission;
  fields: F;
  /** Fields that need another permission as well: without it they remain unchanged, and are empty in a new entity. */
  fieldPermissions?: Partial<Record<keyof F & string, Permission>>;
  /** The text a slug is generated from when none is given. The table then has a column `slug`. */
  slugFrom?(input: InputOf<F>): string;
  /** Returns the cache tags to invalidate for pages and the search (docs/decisions/0005). */
  tags(id: number): CacheTag[];
  /** Checks constraints between fields. */
  check?(input: InputOf<F>): FieldProblem[];
  /** Checks constraints against stored data; `id` is `null` for a new entity. Entities that the input refers to exist. */
  checkStored?(trx: Trx, id: number | null, input: InputOf<F>): Promise<FieldProblem[]>;
  /** Fields whose values forbid deleting it; others that name it are found without them. */
  deletionBlockers?(trx: Trx, id: number, input: InputOf<F>): Promise<FieldProblem[]>;
  /** Fields whose values are not written down among the changes. */
  hidden?: readonly (keyof F & string)[];
  /** Columns that follow from the fields; `before` is the stored row, `null` for a new one. */
  derive?(
    input: InputOf<F>,
    before: Selectable<Tables[T]> | null,
    now: Instant,
  ): Partial<Selectable<Tables[T]>>;
  /** Form in which an input is stored; `origin` is where the site is reached. */
  normalize?(input: InputOf<F>, origin: string): InputOf<F>;
  /** Updates the data that other features hold about it, in the same transaction. */
  afterWrite?(write: Write, id: number, input: InputOf<F>): Promise<void>;
  /** Records a deleted entity, in the same transaction. */
  afterDelete?(write: Write, input: InputOf<F>): Promise<void>;
  /** Set where visitors make it: it is listed, read and deleted, and never written by a call. */
  readOnly?: true;
  /**
   * Fields that are texts of a document: changing them changes a draft, publishing writes the columns (docs/decisions/0045).
   * The document's fields have the same names.
   */
  texts?: ModuleDefinition;
  /** Set for resources without a column `updated_at`. */
  isUndated?: true;
  /** Columns that no two rows share, besides the address part. */
  unique?: { field: keyof F & string; column: string }[];
  /**
   * Resources with references to this one: they block deletion, and changes of their key. They refer to it by its id, or by
   * the value of `key`.
   */
  neededBy?: Reference<F>[];
}

export interface Reference<F extends Fields = Fields> {
  table: string;
  column: string;
  /** Name of these rows in messages: `events`. */
  as: string;
  key?(input: InputOf<F>): number | null;
}

/** An entity of any fields. */
export type Resource = ResourceDefinition<Fields, keyof Tables>;

/** Declares a resource; the arguments of its functions are typed by its fields and its table. */
export function defineResource<F extends Fields, T extends keyof Tables>(
  definition: ResourceDefinition<F, T>,
): Resource {
  return definition;
}

const slug = z.string().max(120).regex(SLUG, formatted('slug'));

/** Returns the schema of a call's input for a whole entity. The slug may be omitted: it is then retained, or generated. */
export function inputSchema({ fields, slugFrom }: Resource): z.ZodObject {
  const own = Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]));
  return z.strictObject(slugFrom === undefined ? own : { slug: slug.optional(), ...own });
}

/** Returns the schema of a stored entity in the response to a call. */
export function storedSchema(resource: Resource): z.ZodObject {
  const { shape } = inputSchema(resource);
  return z.strictObject({
    id: z.int().min(1),
    ...shape,
    ...(resource.slugFrom === undefined ? {} : { slug }),
  });
}
