import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Admin texts for forms and their fields. */
export const formsWords = {
  add_field: msg`Add field`,
  add_choice: msg`Add answer`,
  new_field: msg`New field`,
  is_required: msg({ message: 'required', context: 'admin' }),
  field_name_help: msg`The field’s name in lists and exports. Leave blank to generate it from the question.`,
  asked_always: msg`always`,
  asked_with: msg`depending on: {field}`,
  ticked: msg`ticked`,
  preview: msg({ message: 'Preview', context: 'admin' }),
  kind_1: msg`Text, one line`,
  kind_2: msg`Text, several lines`,
  kind_3: msg`Email address`,
  kind_4: msg`Dropdown, one answer`,
  kind_5: msg`Checkboxes, several answers`,
  kind_6: msg`Single checkbox`,
  kind_7: msg`Chips, several answers`,
  kind_8: msg`Radio buttons, one answer`,
  kind_9: msg`File`,
  kind_10: msg`Number`,
  kind_11: msg({ message: 'Date', context: 'admin' }),
  kind_12: msg({ message: 'Phone number', context: 'admin' }),
  kind_13: msg`Consent`,
  kind_14: msg`Heading`,
  file_image: msg`Image`,
  file_pdf: msg`PDF`,
  file_document: msg`Document`,
  file_audio: msg`Audio`,
  file_video: msg`Video`,
} satisfies Record<string, MessageDescriptor>;
