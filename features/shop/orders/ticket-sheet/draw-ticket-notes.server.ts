import type { Localized } from '#lib/localized.ts';
import { type Desk, text } from './ticket-desk.server.ts';
import type { TicketSheet } from './ticket-sheet.ts';

/** Three columns between what is read first and the foot, where the sheet has room for them. `end`: where the facts end. */
export function drawNotes(desk: Desk, { notes: all }: TicketSheet, end: number): void {
  const { layout, say, pdf } = desk;
  const { notes, foot, edge, width } = layout;
  if (notes === null || all.length === 0) return;
  const top = Math.max(notes.top, end + notes.gap);
  const column = (width - 2 * edge - 2 * notes.gap) / 3;
  all.forEach(({ heading, text: words }, index) => {
    const x = edge + index * (column + notes.gap);
    const placed = { x, width: column };
    const room = foot.line - 6 - top - notes.heading * 1.35;
    const lines = linesOf(words).filter((_, line, said) => {
      const through = said.slice(0, line + 1).join('\n');
      return pdf.font('text').fontSize(notes.text).heightOfString(through, { width: column }) <= room;
    });
    if (lines.length === 0) return;
    say('H2', () => text(desk, heading, { font: 'display', size: notes.heading, y: top, ...placed }));
    say('P', () =>
      text(desk, lines.join('\n'), { size: notes.text, y: top + notes.heading * 1.35, ...placed }),
    );
  });
}

const linesOf = ({ de, en }: Localized): string[] => (en && en !== de ? [de, en] : [de]);
