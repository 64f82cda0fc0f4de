import { z } from 'zod';
import { cleanLine } from '#lib/clean-text.ts';
import { because } from '#lib/field-problem.ts';
import { LANGUAGES } from '#lib/localized.ts';
import type { Module } from './document.ts';
import type { Operation } from './operations/operation.ts';
import { operationSchema } from './schema.ts';
import type { Json } from './tree.ts';
import { cleanVersionNote, VERSION_DESCRIPTION_LENGTHS } from './version-description.ts';

/** More at once is no edit of a person. */
const MAX_OPERATIONS = 500;

const id = z.string().min(1).max(80);
const language = z.enum(LANGUAGES);
const values = z.record(z.string(), z.json() as z.ZodType<Json>);
const instant = z.iso.datetime({ precision: 3 });
const version = z.int().positive();
const position = z.int().min(0).max(1_000_000).default(1_000_000);

/** Position of a module: in a slot of another, or in the document itself. */
const standing = {
  parent: id.nullable().default(null),
  slot: z.string().min(1).max(40).default('main'),
  position,
};

const shown = {
  languages: z.array(language).nullable(),
  online_from: instant.nullable(),
  online_to: instant.nullable(),
};

/** Several operations on a draft. */
export const operationsBody = z.strictObject({
  base_version: version,
  operations: z.array(operationSchema).min(1).max(MAX_OPERATIONS),
});

/** Operations that lose a conflict against others. */
export const overruledBody = operationsBody.extend({
  operations: z.array(operationSchema).max(MAX_OPERATIONS),
});

/** A new module. */
export const newModule = z.strictObject({
  document: version,
  base_version: version,
  ...standing,
  data: values.default({}),
  text: z.strictObject({ de: values.default({}), en: values.default({}) }).prefault({}),
  ...z.object(shown).partial().shape,
});

/** A changed module: omitted properties are unchanged, `null` removes a field's value. */
export const moduleChanges = z.strictObject({
  document: version,
  base_version: version,
  data: values.default({}),
  text: z.strictObject({ de: values.default({}), en: values.default({}) }).prefault({}),
  ...z.object(shown).partial().shape,
  /** New position, if the module is moved. */
  move_to: z.strictObject(standing).optional(),
});

/** Draft of a deletion. */
export const moduleDeletion = z.strictObject({
  document: z.coerce.number().int().positive(),
  base_version: z.coerce.number().int().positive(),
});

export type ModuleChanges = z.output<typeof moduleChanges>;

/** The operations that show a module elsewhere, in other languages or at another time, as a call asks for. */
export function placingOperations(module: Module, changes: ModuleChanges): Operation[] {
  const { id, online_from: begins = null, online_to: ends = null } = module;
  const { languages, online_from: from, online_to: to, move_to: goal } = changes;
  return [
    ...(languages === undefined ? [] : [{ op: 'set-languages' as const, id, languages }]),
    ...(from === undefined && to === undefined
      ? []
      : [
          {
            op: 'set-online' as const,
            id,
            from: from === undefined ? begins : from,
            to: to === undefined ? ends : to,
          },
        ]),
    ...(goal ? [{ op: 'move' as const, id, place: placeIn(goal), index: goal.position }] : []),
  ];
}

/** The place that a call names by a module and its slot. */
export function placeIn({ parent, slot }: { parent: string | null; slot: string }): `${string}/${string}` {
  return `${parent ?? 'root'}/${slot}`;
}

const languages = z.array(language).min(1).max(LANGUAGES.length);
const at = instant.nullable().default(null);

export const publishBody = z.strictObject({ base_version: version, languages, at });
export const unpublishBody = z.strictObject({ languages, at });

const versionName = z.string().overwrite(cleanLine).max(VERSION_DESCRIPTION_LENGTHS.name);
const versionNote = z.string().overwrite(cleanVersionNote).max(VERSION_DESCRIPTION_LENGTHS.note);
const orNull = (text: z.ZodType<string, string>) => text.nullable().overwrite((value) => value || null);

/** Body for naming a version that is saved manually, and the note that says why. */
export const nameBody = z.strictObject({
  base_version: version,
  name: versionName.min(1),
  note: orNull(versionNote).default(null),
});
/** Body for describing a version: omitted properties are unchanged, `null` removes them. */
export const describedBody = z.strictObject({
  name: orNull(versionName).exactOptional(),
  note: orNull(versionNote).exactOptional(),
});

/** All of a version, what one language says in it, or one module of it. */
export const restoreBody = z
  .strictObject({ base_version: version, language: language.optional(), module: id.optional() })
  .refine((body) => !body.language || !body.module, because('excluded', { other: 'module' }));
