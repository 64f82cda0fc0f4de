import type { Trx } from '#features/database.server.ts';
import { insertForm } from '#features/website/forms/index.server.ts';
import { ACCESSIBILITY_FORM } from '#features/website/pages/index.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { birthdayParty, schoolBooking } from './content/forms/school-and-parties.ts';
import { castingCall, feedback, lostAndFound } from './content/forms/venue-forms.ts';

const FORMS = [
  schoolBooking,
  birthdayParty,
  lostAndFound,
  castingCall,
  feedback,
  { ...ACCESSIBILITY_FORM, notificationEmail: 'zugang@buntspecht.example' },
];

export async function loadForms(trx: Trx, now: Instant): Promise<void> {
  for (const form of FORMS) await insertForm(trx, form, now);
}
