import type { TicketFormat } from './ticket-sheet.ts';

/** Positions on a sheet, in points (a 72nd of an inch) from its left and upper edge. */
export interface TicketLayout {
  size: 'A4' | 'A6';
  width: number;
  height: number;
  /** Margin at the left and at the right. */
  edge: number;
  head: { mark: number; markTop: number; site: number; siteTop: number; label: number; labelTop: number };
  picture: { top: number; height: number };
  /** The row of holes that the sheet tears along. */
  holes: { y: number; first: number; pitch: number; radius: number };
  /** Column of text at the left. */
  column: { top: number; width: number };
  tag: number;
  /** A long title is set smaller until it is not higher. */
  title: { size: number; heightAtMost: number };
  translation: number;
  fact: { name: number; value: number; gap: number };
  warning: number;
  /** A square; a third of a millimetre for each module at least. */
  code: { left: number; top: number; width: number; name: number; price: number };
  /** Three columns; `null` where there is no room. */
  notes: { top: number; gap: number; heading: number; text: number } | null;
  foot: { line: number; top: number; text: number; hole: number };
}

export const TICKET_LAYOUTS: Record<TicketFormat, TicketLayout> = {
  a4: {
    size: 'A4',
    ...{ width: 595.28, height: 841.89, edge: 29 },
    head: { mark: 39, markTop: 14, site: 30, siteTop: 15, label: 10, labelTop: 22 },
    picture: { top: 67, height: 240 },
    holes: { y: 318, first: 7, pitch: 13.4, radius: 2.6 },
    column: { top: 347, width: 320 },
    tag: 10,
    title: { size: 38, heightAtMost: 124 },
    translation: 13,
    fact: { name: 10, value: 21, gap: 9 },
    warning: 14,
    code: { left: 375, top: 341, width: 191, name: 14, price: 13 },
    notes: { top: 690, gap: 14, heading: 14, text: 8.5 },
    foot: { line: 794, top: 806, text: 13, hole: 7 },
  },
  a6: {
    size: 'A6',
    ...{ width: 297.64, height: 419.53, edge: 14.4 },
    head: { mark: 24, markTop: 6.6, site: 18, siteTop: 7.5, label: 7, labelTop: 11 },
    picture: { top: 37.4, height: 120 },
    holes: { y: 165.6, first: 6.7, pitch: 13.4, radius: 2.6 },
    column: { top: 175, width: 142 },
    tag: 7,
    title: { size: 23, heightAtMost: 74 },
    translation: 8,
    fact: { name: 7, value: 12.2, gap: 4.5 },
    warning: 9,
    code: { left: 163.2, top: 174, width: 120, name: 9, price: 8 },
    notes: null,
    foot: { line: 394, top: 400, text: 7.5, hole: 4.4 },
  },
};
