import type { MessageDescriptor } from '@lingui/core';
import { ANCHOR, text } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';
import { HTML_FILE_ADDRESS } from './html-files/html-file-address.ts';

/** Words of fields that many modules have. */
export const ANCHOR_WORDS = {
  label: msg`Anchor`,
  help: msg`Lowercase letters, numbers and hyphens: links can jump here.`,
} satisfies Record<string, MessageDescriptor>;

/** The name under which links can lead to a module; both languages share it. */
export const anchorField = () =>
  text({ ...ANCHOR_WORDS, localized: false, inline: false, most: 80, pattern: ANCHOR });

/** How long a film or a sound is. */
export const lengthField = () =>
  text({
    label: msg`Length`,
    help: msg`Minutes and seconds: 4:10`,
    localized: false,
    inline: false,
    most: 9,
    pattern: /^(\d{1,3}:[0-5]\d)?$/,
  });

/** The sheets a module can lie on. */
export const SHEETS = {
  none: msg`Paper`,
  himmel: msg`Sky`,
  dotter: msg`Yolk`,
  rosa: msg`Pink`,
  minze: msg`Mint`,
} satisfies Record<string, MessageDescriptor>;

/** The shapes a picture can have. */
export const FORMAT_CHOICES = {
  '16:9': msg`Wide, 16:9`,
  '3:2': msg`Landscape, 3:2`,
  '4:3': msg`Landscape, 4:3`,
  '1:1': msg`Square`,
  '3:4': msg`Portrait, 3:4`,
} satisfies Record<string, MessageDescriptor>;

/** Field that holds the address of an HTML file; editors choose the file by its name. */
export const htmlFileField = (help?: MessageDescriptor) =>
  text({
    label: msg`HTML file`,
    ...(help ? { help } : {}),
    required: 'publish',
    localized: false,
    inline: false,
    most: 60,
    pattern: HTML_FILE_ADDRESS,
    chosenFrom: 'html-file',
  });
