import { z } from 'zod';
import { LARGEST_NUMBER } from '#lib/query-parameters.ts';
import { oneLine } from '#platform/http/one-line.ts';

export const SCANNED_AT_MOST = 300;
export const DOOR_AT_MOST = 40;
const SCANS_AT_MOST = 50;

const scanId = z.string().regex(/^[\w-]{8,64}$/);

/** Tickets that were held to a door; several where a phone was offline. */
export const scansBody = z.strictObject({
  event_jet_id: z.int().min(1).max(LARGEST_NUMBER),
  scans: z
    .array(
      z.strictObject({
        id: scanId,
        text: oneLine(SCANNED_AT_MOST).min(1),
        door: oneLine(DOOR_AT_MOST).default(''),
        at: z.iso.datetime({ precision: 3 }).nullable().default(null),
        all: z.boolean().default(false),
      }),
    )
    .min(1)
    .max(SCANS_AT_MOST),
});

/** A scan that is taken back. */
export const undoBody = z.strictObject({
  event_jet_id: z.int().min(1).max(LARGEST_NUMBER),
  id: scanId,
  text: oneLine(SCANNED_AT_MOST).min(1),
});
