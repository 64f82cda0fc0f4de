import {
  defineResource,
  flag,
  integer,
  json,
  localized,
  localizedShortText,
  localizedText,
  optionalEmail,
} from '#features/core/resources/index.server.ts';
import { formsTag } from './cache-tags.ts';
import { wrongFields } from './check-fields.ts';
import { fieldsSchema } from './fields-schema.server.ts';

const INTRO = 1000;
const BUTTON = 60;
const TEN_YEARS = 3650;

const form = defineResource({
  path: '/forms',
  name: 'form',
  table: 'forms',
  permission: 'edit-pages',
  fields: {
    title: localizedShortText('title'),
    intro: localized('intro', localizedText(INTRO)),
    fields: json('fields', fieldsSchema),
    button: localized('button', localizedText(BUTTON)),
    thanks: localized('thanks', localizedText(INTRO)),
    house_email: optionalEmail('house_email'),
    keep_days: integer('keep_days', { min: 1, max: TEN_YEARS }),
    is_online: flag('is_online'),
  },
  slugFrom: ({ title }) => title.de,
  check: ({ fields }) => wrongFields(fields),
  neededBy: [{ table: 'form_entries', column: 'form_id', as: 'form entries' }],
  tags: () => [formsTag()],
});

/** The forms of the venue, as staff build them (docs/product/forms.md). */
export const formResources = [form];
