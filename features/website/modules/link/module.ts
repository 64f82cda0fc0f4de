import { choice, defineModule, flag, link as linkField, text } from '#features/core/documents/index.ts';
import { anchorField } from '../words.ts';

export const link = defineModule({
  id: 'link',
  version: 2,
  label: { de: 'Link', en: 'Link' },
  keywords: { de: 'Knopf Schaltfläche Verweis Datei Mail', en: 'button reference file mail' },
  icon: 'arrow-right',
  category: 'text',
  fields: {
    link_text: text({ label: { de: 'Linktext', en: 'Link text' }, required: 'publish', most: 120 }),
    link: linkField({ label: { de: 'Ziel', en: 'Link target' }, required: 'publish' }),
    extra_class: choice({
      label: { de: 'Aussehen', en: 'Style' },
      choices: {
        button: { de: 'Papier', en: 'Paper' },
        ghost: { de: 'Linie', en: 'Outline' },
        white: { de: 'Auf Farbe', en: 'On colour' },
        plain: { de: 'Nur Text', en: 'Text only' },
      },
      otherwise: 'button',
    }),
    sticky: flag({
      label: { de: 'Bleibt in Sicht', en: 'Stays in view' },
      help: {
        de: 'Steht auch in der Leiste, die beim Scrollen bleibt.',
        en: 'Also shown in the bar that stays in view while scrolling.',
      },
    }),
    anchor: anchorField(),
  },
  sticky: { text: 'link_text', link: 'link' },
  defaults: { data: {}, text: { de: {}, en: {} } },
  sample: {
    data: { link: { to: 'url', url: 'https://buntspecht.example/hausplan.pdf' }, extra_class: 'button' },
    text: { de: { link_text: 'Räume mieten' }, en: { link_text: 'Rent rooms' } },
  },
  migrations: {
    // An address as text, and beside it whether a window opens.
    1: ({ data: { link: url, open_new_window, ...data }, text: said }) => ({
      data: {
        ...data,
        ...(typeof url === 'string' && url !== ''
          ? { link: { to: 'url', url, ...(open_new_window === true ? { new_window: true } : {}) } }
          : {}),
      },
      text: said,
    }),
  },
  summary: 'link_text',
});
