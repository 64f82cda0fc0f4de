import type { Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { localizedColumns, toJson } from '#platform/database/columns.server.ts';
import { accessibilityFeedback, castingCall, feedback, lostAndFound } from './content/forms/house.ts';
import { birthdayParty, schoolBooking } from './content/forms/school-and-parties.ts';

const FORMS = [schoolBooking, birthdayParty, lostAndFound, castingCall, feedback, accessibilityFeedback];

export async function loadForms(trx: Trx, now: Instant): Promise<void> {
  for (const { slug, fields, houseEmail, keepDays, title, intro, thanks, button } of FORMS)
    await trx
      .insertInto('forms')
      .values({
        slug,
        ...localizedColumns('title', title),
        ...localizedColumns('intro', intro),
        ...localizedColumns('thanks', thanks),
        ...localizedColumns('button', button),
        fields: toJson(fields.map((field, index) => ({ id: index + 1, ...field }))),
        house_email: houseEmail,
        keep_days: keepDays,
        updated_at: now,
      })
      .execute();
}
