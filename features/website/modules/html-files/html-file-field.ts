import { text } from '#features/core/documents/index.ts';
import type { Language } from '#lib/localized.ts';
import { HTML_FILE_ADDRESS } from './html-file-address.ts';

/** Field that holds the address of an HTML file; editors choose the file by its name. */
export const htmlFileField = (help?: Record<Language, string>) =>
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
