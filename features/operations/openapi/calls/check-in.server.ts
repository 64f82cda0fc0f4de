import { z } from 'zod';
import { scansBody, undoBody } from '#features/shop/desk/index.server.ts';
import { REFUSALS } from '#features/shop/desk/index.ts';
import type { ApiCall } from '../api-call.server.ts';
import { idParameter } from '../parameters.server.ts';

const group = 'Box office: check-in';
const problems = [400, 401, 403];

const shown = z.strictObject({ text: z.string(), lang: z.enum(['de', 'en']).optional() });
const counts = {
  inside: z.int().describe('How many have come in.'),
  expected: z.int().describe('How many tickets there are, with those that came in.'),
};
const verdict = z.strictObject({
  verdict: z.enum(['admitted', 'used', 'refused']),
  reason: z.enum(REFUSALS).nullable(),
  since: z.string().nullable().describe('When somebody came in with it before.'),
  door: z.string().nullable().describe('Where that was.'),
  ticket: z
    .strictObject({
      name: z.string(),
      holder: z.string(),
      price: shown,
      seat_group: shown,
      proof: shown.nullable().describe('What has to be shown with it.'),
      event: shown.nullable(),
      starts_at: z.string().nullable(),
      position: z.int(),
      of: z.int(),
      waiting: z.int(),
    })
    .nullable(),
});

/** Calls for phones at the doors. */
export const checkInCalls: ApiCall[] = [
  {
    method: 'GET',
    path: '/api/admin/check-in/doors/',
    group,
    summary: 'The events whose tickets can be checked now.',
    answer: {
      status: 200,
      summary: 'The next first.',
      schema: z.array(
        z.strictObject({ event_jet_id: z.int(), title: shown, time: z.string().nullable(), ...counts }),
      ),
    },
    problems: [401, 403],
  },
  {
    method: 'GET',
    path: '/api/admin/check-in/doors/{id}/tickets/',
    group,
    summary: 'All tickets of an event as fingerprints, for phones that may lose the network.',
    parameters: [idParameter],
    answer: {
      status: 200,
      summary: 'Without names and codes.',
      schema: z.array(z.strictObject({ hash: z.string(), is_inside: z.boolean() })),
    },
    problems,
  },
  {
    method: 'POST',
    path: '/api/admin/check-in/scans/',
    group,
    summary:
      'Lets in who has these tickets, each once: `text` as a camera read it, which counts only signed, or `typed` as somebody typed it. Safe to repeat: a scan says the same again.',
    body: scansBody,
    answer: {
      status: 200,
      summary: 'A verdict for each, in their order.',
      schema: z.strictObject({ verdicts: z.array(verdict), ...counts }),
    },
    problems,
  },
  {
    method: 'POST',
    path: '/api/admin/check-in/undo/',
    group,
    summary: 'Takes back what a scan let in. Safe to repeat.',
    body: undoBody,
    answer: { status: 200, summary: 'Who is inside then.', schema: z.strictObject(counts) },
    problems: [...problems, 404],
  },
];
