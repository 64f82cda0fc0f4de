export { auditApi } from './api.server.ts';
export { AUDIT_ACTIONS } from './audit-action.ts';
export { type Actor, inWrite, type Write, type WriteServices } from './in-write.server.ts';
export { purgeOldAuditEntries } from './purge-audit.server.ts';
export { auditQuery } from './schema.ts';
export { type AuditEntry, findAuditEntries } from './store.server.ts';
