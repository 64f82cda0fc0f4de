import { dayOf, formatDay, type Instant, shortTime, timeOf } from '#lib/venue-time.ts';
import { drawTag } from './draw-ticket-paper.server.ts';
import { bothOf, type Desk, RED, text } from './ticket-desk.server.ts';
import type { TicketSheet } from './ticket-sheet.ts';

const TEST = 'Probeverkauf, öffnet keine Tür. / Test sale, not valid at the door.';
/** Minimum font size of a title, as a part of its size; longer ones are cut off. */
const SMALLEST = 0.45;

/** Draws the left column: title, date and place. Returns the position at which it ends. */
export function drawFacts(desk: Desk, sheet: TicketSheet): number {
  const { layout, say } = desk;
  const { isTest, type } = sheet;
  const { fact } = layout;
  let y = layout.column.top;
  if (isTest)
    say('P', () => {
      y = text(desk, TEST, { font: 'strong', size: layout.warning, y, colour: RED }) + fact.gap;
    });
  if (type)
    say('P', () => {
      y = drawTag(desk, bothOf(type), y) + fact.gap;
    });
  const facts = factsOf(sheet);
  const title = titleThatFits(desk, sheet, layout.foot.line - y - heightOfFacts(desk, facts) - fact.gap);
  say('H1', () => {
    y = text(desk, title.words, { font: 'display', size: title.size, y, heightAtMost: title.height });
  });
  if (title.translation !== null)
    say('P', () => {
      y = text(desk, title.translation ?? '', { size: layout.translation, y: y + 2 });
    });
  for (const [name, value, beside] of facts) {
    const top = y + fact.gap;
    const write = ([what, said]: [string, string], x: number) => {
      let below = top;
      say('P', () => {
        below = text(desk, what, { size: fact.name, x, y: top });
      });
      say('P', () => {
        y = text(desk, said, { font: 'display', size: fact.value, x, y: below - 1 });
      });
    };
    write([name, value], layout.edge);
    if (beside) write(beside, layout.edge + layout.column.width / 2);
  }
  return y;
}

/** The title as large as the room allows, and its translation where there is room for both. */
function titleThatFits(desk: Desk, { title }: TicketSheet, room: number) {
  const { layout } = desk;
  const words = title?.de ?? 'Ticket';
  const english = title?.en && title.en !== title.de ? title.en : null;
  const below = english === null ? 0 : heightOf(desk, english, 'text', layout.translation) + 2;
  const whole = layout.title.size;
  for (const [translation, height] of [
    [english, Math.min(layout.title.heightAtMost, room - below)],
    [null, Math.min(layout.title.heightAtMost, room)],
  ] as const)
    for (let size = whole; size >= whole * SMALLEST; size -= 1)
      if (heightOf(desk, words, 'display', size) <= height) return { words, size, height, translation };
  return {
    words,
    size: whole * SMALLEST,
    height: Math.min(layout.title.heightAtMost, room),
    translation: null,
  };
}

function heightOfFacts(desk: Desk, facts: readonly Fact[]): number {
  const { fact } = desk.layout;
  return facts.reduce(
    (sum, [name, value]) =>
      sum + fact.gap + heightOf(desk, name, 'text', fact.name) + heightOf(desk, value, 'display', fact.value),
    0,
  );
}

function heightOf({ pdf, layout }: Desk, words: string, font: 'text' | 'display', size: number): number {
  const options = { width: layout.column.width, lineGap: -size * 0.08 };
  return pdf.font(font).fontSize(size).heightOfString(words, options);
}

type Fact = [name: string, value: string, beside?: [name: string, value: string] | undefined];

function factsOf({ startsAt, isPostponed, doorsAt, place, seatGroup, guest, proof }: TicketSheet): Fact[] {
  const facts: Fact[] = [];
  if (isPostponed) facts.push(['Tag / Date', 'verschoben / postponed']);
  if (startsAt !== null) {
    facts.push(['Tag / Date', formatDay(dayOf(startsAt), 'de')]);
    const doors: Fact[2] = doorsAt === null ? undefined : ['Einlass / Doors', clock(doorsAt)];
    facts.push(['Beginn / Starts', clock(startsAt), doors]);
  }
  if (place !== null) facts.push(['Ort / Location', place]);
  facts.push(['Platz / Seat', bothOf(seatGroup)]);
  if (guest !== null) facts.push(['Name', guest]);
  if (proof !== null) facts.push(['Bitte zeigen / Please show', bothOf(proof)]);
  return facts;
}

const clock = (instant: Instant): string => shortTime(timeOf(instant), 'de');
