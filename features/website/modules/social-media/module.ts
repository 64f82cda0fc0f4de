import { defineModule, text, url } from '#features/core/documents/index.ts';

export const socialMedia = defineModule({
  id: 'social-media',
  version: 1,
  label: { de: 'Sozialer Beitrag', en: 'Social post' },
  keywords: { de: 'Instagram TikTok Mastodon Facebook', en: 'Instagram TikTok Mastodon Facebook' },
  icon: 'globe',
  category: 'media',
  fields: {
    embed: url({
      label: { de: 'Adresse des Beitrags', en: 'Post address' },
      kind: 'social',
      required: 'publish',
    }),
    text: text({
      label: { de: 'Was darin steht', en: 'What the post says' },
      help: {
        de: 'Steht hier, bis jemand den Beitrag selbst lädt.',
        en: 'Shown until someone loads the post itself.',
      },
      required: 'publish',
      most: 500,
      lines: 'many',
    }),
    note: text({ label: { de: 'Wann und wo', en: 'When and where' }, most: 200 }),
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
