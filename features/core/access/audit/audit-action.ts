/** Audit actions that can happen to an entity (docs/decisions/0028). */
export const AUDIT_ACTIONS = ['created', 'changed', 'deleted'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
