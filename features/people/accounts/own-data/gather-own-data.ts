import { translate } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';
import type { Instant } from '#lib/venue-time.ts';
import { EXCLUDED_DATA } from './excluded-data.ts';
import type { OwnDataPart, Owner } from './own-data-part.ts';

/** Explains the file to its reader. */
const ABOUT = msg`Everything this site holds about you under your account. Amounts are in cents, times in UTC.`;

/** Gathers the personal data stored by all features, under the names of its parts, with exclusions and reasons. */
export async function gatherOwnData(
  parts: readonly OwnDataPart[],
  owner: Owner,
  { language, now }: { language: Language; now: Instant },
): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = { about: translate(ABOUT, language), made_at: now };
  // One after the other: nobody waits for it, and others need the database, too.
  for (const { name, read } of parts) data[name] = await read(owner);
  return { ...data, not_in_this_file: EXCLUDED_DATA.map(({ why }) => translate(why, language)) };
}
