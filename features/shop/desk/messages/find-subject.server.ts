import { findPassKindName } from '#features/box-office/passes/index.server.ts';
import type { Db, Trx } from '#features/database.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import { deskPassesPath } from '../orders/desk-path.ts';
import { deskEventPath, doorListPath } from '../sales/desk-event-path.ts';
import { momentWords } from '../sales/event-row.ts';
import { findDeskEvent } from '../sales/event-store.server.ts';
import { findMessageDates, type Reach } from './audience-store.server.ts';
import type { NamedEvent } from './beginnings.ts';
import type { MessageScope, MessageSubject } from './message.ts';
import { passCard } from './message-email.ts';
import { eventCard, type SampleSubject } from './sample-email.server.ts';

/** Subject of a message in words, with the pages it leads to. */
export interface SubjectWords {
  title: ShownText;
  /** Date and time; `null` of a pass. */
  when: string | null;
  /** Its page at the desk. */
  path: string;
  /** List for the door, where orders without an address stand; `null` of a pass. */
  doorListPath: string | null;
}

interface FoundSubject {
  words: SubjectWords;
  sample: SampleSubject;
  /** The event it is; `null` of a pass. */
  event: NamedEvent | null;
  messagesAbout: { performanceId: number } | { passKindId: number };
}

/** The event or the kind of pass that a message is about; `null` when there is none, or the event is not on sale. */
export async function findSubject(
  db: Db | Trx,
  subject: MessageSubject,
  { language, now }: { language: Language; now: Instant },
): Promise<FoundSubject | null> {
  if ('eventId' in subject) {
    const event = await findDeskEvent(db, subject.eventId);
    if (!event || event.jetId === null) return null;
    const { id, jetId, title, startsAt } = event;
    return {
      words: {
        ...{ title: shown(title, language), when: momentWords(startsAt, language) },
        ...{ path: deskEventPath(id, language), doorListPath: doorListPath(id, language) },
      },
      sample: { card: (used) => eventCard(event, used), isAboutPasses: false },
      messagesAbout: { performanceId: jetId },
      event: { title, startsAt },
    };
  }
  const { passKindId } = subject;
  const name = await findPassKindName(db, passKindId);
  if (!name) return null;
  return {
    words: {
      ...{ title: shown(name, language), when: null, doorListPath: null },
      path: deskPassesPath(language),
    },
    sample: { card: (used) => passCard({ name, validUntil: now }, used), isAboutPasses: true },
    messagesAbout: { passKindId },
    event: null,
  };
}

/** Those that a message of a scope reaches at an instant. */
export async function reachOf(
  db: Db | Trx,
  subject: MessageSubject,
  scope: MessageScope,
  now: Instant,
): Promise<Reach> {
  if ('passKindId' in subject) return { passKindId: subject.passKindId, now };
  return { performanceIds: scope === 'pass' ? [] : await findMessageDates(db, subject.eventId, scope, now) };
}
