import { choice, defineModule, flag, link as linkField, text } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';
import { anchorField } from '../words.ts';

export const link = defineModule({
  id: 'link',
  version: 2,
  label: msg`Link`,
  keywords: msg`button reference file mail`,
  icon: 'arrow-right',
  category: 'text',
  fields: {
    link_text: text({
      label: msg({ message: 'Link text', context: 'module' }),
      required: 'publish',
      most: 120,
    }),
    link: linkField({ label: msg`Link target`, required: 'publish' }),
    extra_class: choice({
      label: msg`Style`,
      choices: {
        button: msg`Paper`,
        ghost: msg({ message: 'Outline', context: 'module' }),
        white: msg`On colour`,
        plain: msg`Text only`,
      },
      otherwise: 'button',
    }),
    sticky: flag({
      label: msg`Stays in view`,
      help: msg`Also shown in the bar that stays in view while scrolling.`,
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
