import { z } from 'zod';
import { choice, column, defineResource } from '#features/core/resources/index.server.ts';
import { formatted } from '#lib/field-problem.ts';
import { LANGUAGES } from '#lib/localized.ts';
import { synonymsTag } from './cache-tags.ts';

const LONGEST = 500;
const WORDS = /^[\p{L}\p{N}-]+(?:, ?[\p{L}\p{N}-]+)+$/u;

const synonyms = defineResource({
  path: '/search-synonyms',
  isUndated: true,
  name: 'group of synonyms',
  table: 'search_synonyms',
  permission: 'edit-programme',
  fields: {
    language: choice('language', LANGUAGES),
    words: column('words', z.string().trim().max(LONGEST).regex(WORDS, formatted('synonyms'))),
  },
  tags: () => [synonymsTag()],
});

/** Search resources that can be written through the generic calls. */
export const searchResources = [synonyms];
