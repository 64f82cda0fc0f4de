import { defineModule, image, text } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';
import { anchorField } from '../words.ts';

/** Telephone numbers as people write them. */
const PHONE = /^(\+?[\d ()/-]{3,30})?$/;
/** Only what is plainly no address is refused: whether somebody reads it nobody can see. */
const EMAIL = /^([^\s@]+@[^\s@]+\.[^\s@]+)?$/;

export const contact = defineModule({
  id: 'contact',
  version: 1,
  label: msg`Contact`,
  keywords: msg`person phone email`,
  icon: 'user',
  category: 'text',
  fields: {
    name: text({ label: msg`Name`, required: 'publish', localized: false, most: 120 }),
    role: text({ label: msg({ message: 'Role', context: 'module' }), most: 200 }),
    phone: text({ label: msg`Phone`, localized: false, most: 40, pattern: PHONE }),
    email: text({ label: msg`Email`, localized: false, most: 200, pattern: EMAIL }),
    hours: text({ label: msg`Hours`, most: 200 }),
    image: image({ label: msg`Photo` }),
    anchor: anchorField(),
  },
  defaults: { data: {}, text: { de: {}, en: {} } },
  sample: {
    data: {
      name: 'Noor Haddad',
      phone: '0341 555 01 23',
      email: 'gruppen@buntspecht.example',
      image: { art: 'school', seed: 'noor~moonface' },
    },
    text: {
      de: { role: 'Gruppen, Schulen, Geburtstage', hours: 'Di–Fr 10–14 Uhr. Danach spricht die Maschine.' },
      en: { role: 'Groups, schools, birthdays', hours: 'Tue–Fri 10–14. After that the machine speaks.' },
    },
  },
  summary: 'name',
});
