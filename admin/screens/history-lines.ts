import type { AuditAction } from '../../features/core/access/audit/audit-action.ts';

/** An entry of the audit, as far as a history shows it (docs/decisions/0028). */
export interface AuditLine {
  id: number;
  at: string;
  actor: { id: number | null; name: string | null };
  action: AuditAction;
  entity: string;
  changes: readonly { field: string; before: unknown; after: unknown }[];
}

/** Part of a step: fields of the record, its draft, or a publication of its texts. */
export type HistoryPart =
  | { kind: 'field'; name: string }
  | { kind: 'draft' }
  | { kind: 'published' | 'offline' | 'cancelled'; language: string }
  | { kind: 'planned'; language: string; from: string };

/** One save: everything an account did to a record in one moment. */
export interface HistoryStep {
  id: number;
  at: string;
  actor: AuditLine['actor'];
  action: AuditAction;
  parts: HistoryPart[];
}

/** Steps of a record, from its own entries and those of its texts; `lines` and steps have the newest first. */
export function historySteps(resource: string, lines: readonly AuditLine[]): HistoryStep[] {
  const steps: HistoryStep[] = [];
  for (const line of lines) {
    const isOwn = line.entity === resource;
    const last = steps.at(-1);
    const isSame = last && last.at === line.at && last.actor.id === line.actor.id;
    const step = isSame ? last : { ...stepOf(line), action: 'changed' as AuditAction };
    if (isOwn) step.action = line.action;
    for (const part of partsOf(line, isOwn))
      if (!step.parts.some((each) => JSON.stringify(each) === JSON.stringify(part))) step.parts.push(part);
    if (!isSame) steps.push(step);
  }
  // A new or deleted record needs no list of its fields.
  return steps.map((step) => (step.action === 'changed' ? step : { ...step, parts: [] }));
}

const stepOf = ({ id, at, actor }: AuditLine) => ({ id, at, actor, parts: [] as HistoryPart[] });

function partsOf({ at, entity, changes }: AuditLine, isOwn: boolean): HistoryPart[] {
  // A change of `title.de` is one of the title.
  if (isOwn) return changes.map(({ field }) => ({ kind: 'field', name: field.split('.')[0] ?? field }));
  if (entity === 'documents') return [{ kind: 'draft' }];
  const of = (name: string) => changes.find(({ field }) => field === name);
  const language = String(of('language')?.after ?? of('language')?.before ?? '');
  if (of('language')?.after == null) return [{ kind: 'cancelled', language }];
  const from = String(of('from')?.after ?? at);
  if (from > at) return [{ kind: 'planned', language, from }];
  return [{ kind: of('version')?.after == null ? 'offline' : 'published', language }];
}
