import { defineModule, text, url } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';

export const socialMedia = defineModule({
  id: 'social-media',
  version: 1,
  label: msg`Social post`,
  keywords: msg`Instagram TikTok Mastodon Facebook`,
  icon: 'globe',
  category: 'media',
  fields: {
    embed: url({
      label: msg`Post address`,
      kind: 'social',
      required: 'publish',
    }),
    text: text({
      label: msg`What the post says`,
      help: msg`Shown until someone loads the post itself.`,
      required: 'publish',
      most: 500,
      lines: 'many',
    }),
    note: text({ label: msg`When and where`, most: 200 }),
  },
  defaults: { data: {}, text: { de: {}, en: {} } },
  sample: {
    data: { embed: 'https://www.instagram.com/p/Buntspecht12/' },
    text: {
      de: {
        text: 'Heute 412 Papierlöwen gezählt. Einer hat gebrüllt, bis der Hausmeister kam.',
        note: 'Beitrag vom 14. November',
      },
      en: {
        text: 'Counted 412 paper lions today. One roared until the caretaker came.',
        note: 'Post of 14 November',
      },
    },
  },
  summary: 'text',
});
