import { ANCHOR, text, type Words } from '#features/core/documents/index.ts';
import { HTML_FILE_ADDRESS } from './html-files/html-file-address.ts';

/** Words of fields that many modules have. */
export const ANCHOR_WORDS = {
  label: { de: 'Sprungmarke', en: 'Anchor' },
  help: {
    de: 'Kleinbuchstaben, Ziffern und Striche: Links können hierher führen.',
    en: 'Lowercase letters, numbers and hyphens: links can jump here.',
  },
} satisfies Record<string, Words>;

/** The name under which links can lead to a module; both languages share it. */
export const anchorField = () =>
  text({ ...ANCHOR_WORDS, localized: false, inline: false, most: 80, pattern: ANCHOR });

/** How long a film or a sound is. */
export const lengthField = () =>
  text({
    label: { de: 'Länge', en: 'Length' },
    help: { de: 'Minuten und Sekunden: 4:10', en: 'Minutes and seconds: 4:10' },
    localized: false,
    inline: false,
    most: 9,
    pattern: /^(\d{1,3}:[0-5]\d)?$/,
  });

/** The sheets a module can lie on. */
export const SHEETS = {
  none: { de: 'Papier', en: 'Paper' },
  himmel: { de: 'Himmel', en: 'Sky' },
  dotter: { de: 'Dotter', en: 'Yolk' },
  rosa: { de: 'Rosa', en: 'Pink' },
  minze: { de: 'Minze', en: 'Mint' },
} satisfies Record<string, Words>;

/** The shapes a picture can have. */
export const FORMAT_CHOICES = {
  '16:9': { de: 'Breit, 16:9', en: 'Wide, 16:9' },
  '3:2': { de: 'Quer, 3:2', en: 'Landscape, 3:2' },
  '4:3': { de: 'Quer, 4:3', en: 'Landscape, 4:3' },
  '1:1': { de: 'Quadrat', en: 'Square' },
  '3:4': { de: 'Hoch, 3:4', en: 'Portrait, 3:4' },
} satisfies Record<string, Words>;

/** Field that holds the address of an HTML file; editors choose the file by its name. */
export const htmlFileField = (help?: Words) =>
  text({
    label: { de: 'HTML-Datei', en: 'HTML file' },
    ...(help ? { help } : {}),
    required: 'publish',
    localized: false,
    inline: false,
    most: 60,
    pattern: HTML_FILE_ADDRESS,
    chosenFrom: 'html-file',
  });
