import type { Instant } from '#lib/venue-time.ts';
import type { GeneratedId, JsonColumn } from '#platform/database/columns.server.ts';
import type { AuditAction } from './audit-action.ts';
import type { FieldChanges } from './difference.ts';

/** One change of one entity. */
export interface AuditEntryTable {
  id: GeneratedId;
  at: Instant;
  /** The account that changed it; `null` when a part of the system did, which `actor_system` names. */
  actor_id: number | null;
  actor_system: string | null;
  action: AuditAction;
  /** The path of its resource, `persons`, or what else it is called in the API. */
  entity: string;
  /** `null` where there is only one. */
  entity_id: string | null;
  changes: JsonColumn<FieldChanges>;
}

export interface AuditTables {
  audit_entries: AuditEntryTable;
}
