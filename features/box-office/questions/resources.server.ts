import { z } from 'zod';
import {
  choice,
  defineResource,
  flag,
  integer,
  json,
  linkedIds,
  localizedShortText,
  optionalLocalizedShortText,
} from '#features/core/resources/index.server.ts';
import { cleanLine } from '#lib/clean-text.ts';
import { because, fieldProblem } from '#lib/field-problem.ts';
import type { Localized } from '#lib/localized.ts';
import { MAX_ANSWER_LENGTH } from './answers.ts';
import { QUESTION_KINDS, QUESTION_SCOPES } from './question.ts';

const MAX_OPTIONS = 30;
const LAST_POSITION = 10_000;

const words = z.string().max(MAX_ANSWER_LENGTH, { abort: true }).overwrite(cleanLine);
const options = json<Localized[]>(
  'options',
  z
    .array(z.strictObject({ de: words.min(1), en: words.nullable().overwrite((text) => text || null) }))
    .max(MAX_OPTIONS)
    .refine((all) => new Set(all.map(({ de }) => de)).size === all.length, because('duplicate')),
);

const question = defineResource({
  path: '/questions',
  name: 'question',
  table: 'questions',
  permission: 'sell',
  isUndated: true,
  fields: {
    label: localizedShortText('label'),
    help: optionalLocalizedShortText('help'),
    kind: choice('kind', QUESTION_KINDS),
    options,
    asked_per: choice('asked_per', QUESTION_SCOPES),
    is_required: flag('is_required'),
    is_health: flag('is_health'),
    position: integer('position', { min: 0, max: LAST_POSITION }),
    is_active: flag('is_active'),
    event_types: linkedIds({
      through: 'question_event_types',
      own: 'question_id',
      other: 'type_id',
      table: 'event_types',
    }),
    events: linkedIds({
      through: 'question_events',
      own: 'question_id',
      other: 'event_id',
      table: 'events',
    }),
  },
  check: ({ kind, options: all, is_required, is_health }) => [
    ...(kind === 'choice' && all.length < 2
      ? [fieldProblem('options', 'too_small', { origin: 'array', minimum: 2, inclusive: true })]
      : []),
    // Nobody agrees freely to what they must tell.
    ...(is_required && is_health ? [fieldProblem('is_required', 'health_voluntary')] : []),
  ],
  // No shared cached page shows them.
  tags: () => [],
});

/** Question resources writable through the generic calls. */
export const questionResources = [question];
