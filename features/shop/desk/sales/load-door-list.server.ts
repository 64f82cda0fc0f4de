import { findDoorTickets } from '#features/box-office/holds/index.server.ts';
import { findAnswersOfPerformance, type OrderAnswer } from '#features/box-office/questions/index.server.ts';
import type { GroupNeed } from '#features/box-office/ticketing/index.ts';
import { placeWords } from '#features/box-office/ticketing/index.ts';
import type { Db } from '#features/database.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { shortTime, timeOf } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import type { OrderName } from '../messages/audience-store.server.ts';
import { findUnreachedOrders } from '../messages/message-store.server.ts';
import { type Admission, findAdmissions } from './door-store.server.ts';
import { type EventRow, momentWords, toEventRow } from './event-row.ts';
import { findDeskEvent } from './event-store.server.ts';

/** A ticket on the list at the door. */
export interface DoorLine {
  /** `BS-7K4-Q29-1` */
  ticket: string;
  /** Number of its order. */
  order: string;
  name: string;
  /** Of its timeslot; `null` where all start together. */
  start: string | null;
  seatGroup: ShownText;
  price: ShownText;
  /** Proof to be shown with it. */
  proof: ShownText | null;
  /** The group it came with; the first ticket of an order says how many they are, and what they need. */
  group: { name: string; heads: number | null; needs: GroupNeed[] } | null;
  isGood: boolean;
  /** When somebody came in with it, and by which door; `null` while nobody has. */
  admitted: { time: string; door: string } | null;
  /** Answers given about it and, on the first ticket of an order, about all of the order. */
  answers: DoorAnswer[];
}

export interface DoorAnswer {
  question: ShownText;
  answer: ShownText;
  isHealth: boolean;
}

/** A message about the date, and the orders no email reached. */
export interface DoorMessage {
  id: number;
  subject: ShownText;
  text: ShownText;
  orders: OrderName[];
}

/** Door list of an event. */
export interface DoorList {
  event: EventRow;
  lines: DoorLine[];
  messages: DoorMessage[];
  /** Time of creation: later payments are not on it. */
  madeAt: string;
}

/** `null` when there is no such event. `mayReadHealth`: answers about health stand on it. */
export async function loadDoorList(
  { db, clock }: { db: Db; clock: Clock },
  id: number,
  { language, mayReadHealth }: { language: Language; mayReadHealth: boolean },
): Promise<DoorList | null> {
  const event = await findDeskEvent(db, id);
  if (!event) return null;
  const now = clock.now();
  const [tickets, admissions, answers] = await readDoor(db, event.jetId);
  const answersTo = answersByTicket(answers, { language, mayReadHealth });
  const heads = Map.groupBy(tickets, ({ order }) => order);
  const areManyStarts = new Set(tickets.map(({ startsAt }) => startsAt)).size > 1;
  return {
    event: toEventRow(event, now, language),
    lines: tickets.map(
      ({
        order,
        position,
        lastName,
        firstName,
        startsAt,
        seatGroup,
        seats,
        price,
        proof,
        group,
        isGood,
      }) => ({
        ticket: `${order}-${position}`,
        order,
        admitted: admittedWith(admissions.get(`${order}-${position}`), language),
        name: [lastName, firstName].filter(Boolean).join(', '),
        start: areManyStarts && startsAt ? shortTime(timeOf(startsAt), language) : null,
        seatGroup: shown(placeWords({ seatGroup: { name: seatGroup }, seats }), language),
        price: shown(price, language),
        proof: proof && shown(proof, language),
        group: group && groupAt(group, heads.get(order) ?? [], position),
        isGood,
        answers: answersTo({ order, position, startsAt }),
      }),
    ),
    messages: event.jetId === null ? [] : await loadDoorMessages(db, event.jetId, language),
    madeAt: momentWords(now, language),
  };
}

/** The group of a ticket; the first one of its order speaks for all. */
function groupAt(
  { name, needs }: { name: string; needs: GroupNeed[] },
  tickets: readonly { position: number }[],
  position: number,
): DoorLine['group'] {
  const isFirst = Math.min(...tickets.map((ticket) => ticket.position)) === position;
  return { name, heads: isFirst ? tickets.length : null, needs: isFirst ? needs : [] };
}

async function loadDoorMessages(db: Db, performanceId: number, language: Language): Promise<DoorMessage[]> {
  const unreached = await findUnreachedOrders(db, performanceId);
  const byMessage = Map.groupBy(unreached, ({ message }) => message.id);
  return [...byMessage].flatMap(([id, orders]) => {
    const message = orders[0]?.message;
    if (!message) return [];
    const [subject, text] = [shown(message.subject, language), shown(message.text, language)];
    return [{ id, subject, text, orders: orders.map(({ number, name }) => ({ number, name })) }];
  });
}

/** Its tickets with their admissions and answers; nothing of an event that is not on sale. */
async function readDoor(db: Db, jetId: number | null) {
  if (jetId === null) return [[], new Map<string, Admission>(), []] as const;
  return Promise.all([
    findDoorTickets(db, jetId),
    findAdmissions(db, jetId),
    findAnswersOfPerformance(db, jetId),
  ]);
}

function admittedWith(admission: Admission | undefined, language: Language): DoorLine['admitted'] {
  return admission ? { time: shortTime(timeOf(admission.at), language), door: admission.door } : null;
}

/** The answers that stand beside a ticket; those about a whole order beside its first one of each start. */
function answersByTicket(
  answers: readonly OrderAnswer[],
  { language, mayReadHealth }: { language: Language; mayReadHealth: boolean },
): (ticket: { order: string; position: number; startsAt: string | null }) => DoorAnswer[] {
  const byTicket = Map.groupBy(
    answers.filter(({ isHealth }) => mayReadHealth || !isHealth),
    ({ order, position }) => `${order} ${position}`,
  );
  const started = new Set<string>();
  return ({ order, position, startsAt }) => {
    const visit = `${order} ${startsAt}`;
    const ofOrder = started.has(visit) ? [] : (byTicket.get(`${order} null`) ?? []);
    started.add(visit);
    return [...(byTicket.get(`${order} ${position}`) ?? []), ...ofOrder].map(
      ({ question, answer, isHealth }) => ({
        question: shown(question, language),
        answer: shown(answer, language),
        isHealth,
      }),
    );
  };
}
