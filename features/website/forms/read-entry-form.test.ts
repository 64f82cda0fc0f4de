import { expect, it } from 'vitest';
import { fieldNamed } from './field.fixture.ts';
import { FIELD_TYPE } from './field.ts';
import { filesUnstored } from './read-entry-form.ts';

const fields = [
  fieldNamed('photo', { field_type: FIELD_TYPE.file }),
  fieldNamed('list', { field_type: FIELD_TYPE.file }),
  fieldNamed('story', { field_type: FIELD_TYPE.textArea }),
];

it('a form knows which of its files are not stored yet', () => {
  const form = new FormData();
  // One that was stored before, and another that was chosen in its place.
  form.append('field-photo', 'id-of-the-first');
  form.append('field-photo', new File(['pixels'], 'second.png'));
  form.append('field-list', new File([], ''));
  form.append('field-story', 'Once upon a time');
  expect(filesUnstored(form, fields)).toEqual(['photo']);
});
