import { inWrite, type WriteServices } from '#features/core/access/index.server.ts';
import { saveLanguages } from '#features/core/settings/index.server.ts';
import { draftErrors, hashPassword, insertUser } from '#features/people/accounts/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { EVERYTHING } from '#platform/events/cache-tag.ts';
import { slugify } from '#platform/slugify.server.ts';
import { fingerprint } from './offer-set-up.server.ts';
import { type SetUpDraft, type SetUpField, venueErrors } from './set-up-draft.ts';
import { beginOffline, insertVenue, isEmptySite, useLink } from './store.server.ts';

export type SetUpErrors = Partial<
  Record<SetUpField, 'REQUIRED' | 'INVALID_EMAIL' | 'TOO_LONG' | 'TOO_SHORT'>
> & {
  /** The link was used, is too old, or the venue has been set up otherwise. */
  form?: 'LINK_EXPIRED';
};

/** Makes the venue and its first administrator, once: the link is used up by it, and only by it. */
export async function setUpSite(
  services: WriteServices,
  token: string,
  draft: SetUpDraft,
): Promise<Result<null, SetUpErrors>> {
  const { firstName, lastName, email, password } = draft;
  const errors = { ...draftErrors({ firstName, lastName, email, password }), ...venueErrors(draft) };
  if (Object.keys(errors).length > 0) return fail(errors);
  const passwordHash = await hashPassword(password);
  return inWrite(services, { system: 'set-up' }, 'manage-settings', async ({ trx, now, record }) => {
    if (!(await useLink(trx, fingerprint(token), now)) || !(await isEmptySite(trx)))
      return fail({ form: 'LINK_EXPIRED' as const });
    await insertUser(trx, {
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      email: email.trim().toLowerCase(),
      role: 'administrator',
      passwordHash,
      createdAt: now,
    });
    const name = draft.venueName.trim();
    await insertVenue(
      trx,
      {
        name,
        slug: slugify(name) || 'haus',
        street: draft.street.trim(),
        postalCode: draft.postalCode.trim(),
        city: draft.city.trim(),
      },
      now,
    );
    await saveLanguages(trx, draft.languages);
    await beginOffline(trx);
    // Everything shows the venue: its name is in the head, its address at the foot of every page.
    record({ entity: 'house', id: null, before: null, after: { name }, tags: [EVERYTHING] });
    return succeed(null);
  });
}
