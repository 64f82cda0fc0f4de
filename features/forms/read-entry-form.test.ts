import { expect, it } from 'vitest';
import { FIELD_TYPE, type Field } from './field.ts';
import { filesUnstored } from './read-entry-form.ts';

const fields = ['photo', 'list', 'story'].map(
  (slug, index): Field => ({
    id: index,
    slug,
    label: { de: slug, en: null },
    field_type: slug === 'story' ? FIELD_TYPE.textArea : FIELD_TYPE.file,
    required: false,
    visible: true,
    choices: [],
    default: '',
    placeholder_text: null,
    help_text: null,
  }),
);

it('a form knows which of its files are not stored yet', () => {
  const form = new FormData();
  // One that was stored before, and another that was chosen in its place.
  form.append('field-photo', 'id-of-the-first');
  form.append('field-photo', new File(['pixels'], 'second.png'));
  form.append('field-list', new File([], ''));
  form.append('field-story', 'Once upon a time');
  expect(filesUnstored(form, fields)).toEqual(['photo']);
});
