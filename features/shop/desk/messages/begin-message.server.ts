import type { Db } from '#features/database.server.ts';
import type { Clock } from '#platform/clock.ts';
import { type Beginning, beginningTexts, isTyped } from './beginnings.ts';
import { findSubject } from './find-subject.server.ts';
import type { MessageDraft } from './load-message-page.server.ts';
import type { MessageSubject } from './message.ts';

/**
 * Returns a draft that begins with a ready-made text (docs/product/box-office.md#messages). Typed text is replaced only where it may be: else the draft
 * comes back as it was, with the beginning that waits for that. `null` where there is no such date.
 */
export async function beginMessage(
  { db, clock }: { db: Db; clock: Clock },
  subject: MessageSubject,
  { draft, beginning, mayReplace }: { draft: MessageDraft; beginning: Beginning; mayReplace: boolean },
): Promise<MessageDraft | null> {
  const found = await findSubject(db, subject, { language: 'de', now: clock.now() });
  if (!found?.event) return null;
  if (!mayReplace && isTyped(draft, found.event)) return { ...draft, beginning };
  return { ...draft, ...beginningTexts(beginning, found.event) };
}
