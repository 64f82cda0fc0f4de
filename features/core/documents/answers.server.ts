import { z } from 'zod';
import { LANGUAGES } from '#lib/localized.ts';
import { loosely } from '#platform/http/answer-shapes.server.ts';
import type { ModuleNode } from './tree.ts';

const text = z.string();
const language = z.enum(LANGUAGES);

/** Modules as a draft or a version holds them. */
export const storedModules = z.array(loosely<ModuleNode>(z.record(text, z.unknown())));

/** A draft, whole. */
export const draftAnswer = z.strictObject({
  id: z.int(),
  version: z.int(),
  changed_at: text,
  modules: storedModules,
});

/** Response to a change of a draft. */
export const editedAnswer = z.strictObject({ version: z.int(), merged: draftAnswer.nullable() });

/** A version without what it holds. */
export const versionAnswer = z.strictObject({
  id: z.int(),
  number: z.int(),
  reason: text,
  name: text.nullable(),
  note: text.nullable(),
  created_at: text,
  author: z.strictObject({ id: z.int(), name: text }).nullable(),
});

/** One publication of a document, past or planned. */
export const publicationAnswer = z.strictObject({
  id: z.int(),
  language,
  version: z.int().nullable(),
  starts_at: text,
});
