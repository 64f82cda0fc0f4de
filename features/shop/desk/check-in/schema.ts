import { z } from 'zod';
import { because } from '#lib/field-problem.ts';
import { MAX_ID } from '#lib/query-parameters.ts';
import { oneLine } from '#platform/http/one-line.ts';
import type { Scanned } from './admission.ts';

export const MAX_SCANNED_LENGTH = 300;
export const MAX_DOOR_LENGTH = 40;
const MAX_SCANS = 50;
export const MAX_HEADS_AT_ONCE = 500;

/** A ticket as a camera read it, which counts only signed (docs/decisions/0052), or as somebody typed it: one of the two. */
const scanned = {
  text: oneLine(MAX_SCANNED_LENGTH).min(1).optional(),
  typed: oneLine(MAX_SCANNED_LENGTH).min(1).optional(),
};
type ScannedBody = { text?: string | undefined; typed?: string | undefined };
const isOneOfBoth = ({ text, typed }: ScannedBody) => (text === undefined) !== (typed === undefined);
const ONE_OF_BOTH = { path: ['text'], ...because('one_required', { fields: ['text', 'typed'] }) };

const scanId = z.string().regex(/^[\w-]{8,64}$/);

/** Tickets that were held to a door; several where a phone was offline. */
export const scansBody = z.strictObject({
  event_jet_id: z.int().min(1).max(MAX_ID),
  scans: z
    .array(
      z
        .strictObject({
          id: scanId,
          ...scanned,
          door: oneLine(MAX_DOOR_LENGTH).default(''),
          at: z.iso.datetime({ precision: 3 }).nullable().default(null),
          all: z.boolean().default(false),
          direction: z.enum(['in', 'out']).default('in'),
        })
        .refine(isOneOfBoth, ONE_OF_BOTH),
    )
    .min(1)
    .max(MAX_SCANS),
});

/** A phone keeps a press for a day. */
const MOST_WAITED_MS = 86_400_000;

/** People without a ticket who came in (above zero) or went out at the door of an event. */
export const headsBody = z.strictObject({
  event_id: z.int().min(1).max(MAX_ID),
  id: scanId,
  heads: z.int().min(-MAX_HEADS_AT_ONCE).max(MAX_HEADS_AT_ONCE),
  door: oneLine(MAX_DOOR_LENGTH).default(''),
  waited_ms: z
    .int()
    .min(0)
    .max(MOST_WAITED_MS)
    .default(0)
    .describe('How long the press has waited on the phone: it counts at its own moment.'),
});

/** A scan to undo. */
export const undoBody = z
  .strictObject({ event_jet_id: z.int().min(1).max(MAX_ID), id: scanId, ...scanned })
  .refine(isOneOfBoth, ONE_OF_BOTH);

/** A scan of either body as the use cases take it. */
export function scannedText({ text, typed = '' }: ScannedBody): Scanned {
  return text === undefined ? { text: typed, isTyped: true } : { text, isTyped: false };
}
