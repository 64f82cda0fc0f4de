import { z } from 'zod';
import { MAX_ID } from '#lib/query-parameters.ts';
import { AUDIT_ACTIONS } from './audit-action.ts';

const instant = z.iso.datetime({ precision: 3 });

/** Filter of entries, from the parameters of a call. */
export const auditQuery = z.object({
  entity: z.string().min(1).max(60).optional(),
  entity_id: z.string().min(1).max(60).optional(),
  /** With `entity` and `entity_id`: also what was done to the texts and modules of that one. */
  with_texts: z.enum(['true', 'false']).default('false'),
  actor: z.coerce.number().int().min(1).max(MAX_ID).optional(),
  action: z.enum(AUDIT_ACTIONS).optional(),
  from: instant.optional(),
  to: instant.optional(),
});
