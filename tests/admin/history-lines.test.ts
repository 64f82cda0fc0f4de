import { expect, it } from 'vitest';
import { type AuditLine, historySteps } from '#admin/screens/history-lines.ts';

const MIA = { id: 1, name: 'Mia Muster' };
const AT = '2026-11-20T08:00:00.000Z';
const LATER = '2026-11-21T08:00:00.000Z';
const line = (id: number, line: Partial<AuditLine>): AuditLine => ({
  ...{ id, at: AT, actor: MIA, action: 'changed', entity: 'persons', changes: [] },
  ...line,
});
const published = (language: string, version: number | null, from = AT) => ({
  entity: 'publications',
  action: 'created' as const,
  changes: Object.entries({ language, version, from }).map(([field, after]) => ({
    ...{ field, after },
    before: undefined,
  })),
});

it('a save of fields and texts is one step that names all of them', () => {
  const name = { field: 'name', before: 'a', after: 'b' };
  const steps = historySteps('persons', [
    line(4, { changes: [name, { field: 'role.de', before: 'a', after: 'b' }] }),
    line(3, published('de', 7)),
    line(2, { entity: 'documents' }),
    line(1, { at: '2026-11-19T08:00:00.000Z', action: 'created', changes: [name] }),
  ]);
  expect(steps.map(({ action, parts }) => [action, parts])).toEqual([
    [
      'changed',
      [
        { kind: 'field', name: 'name' },
        { kind: 'field', name: 'role' },
        { kind: 'published', language: 'de' },
        { kind: 'draft' },
      ],
    ],
    ['created', []],
  ]);
});

it('drafts, schedules and texts taken offline are separate steps', () => {
  const steps = historySteps('persons', [
    line(5, {
      ...published('en', 7),
      action: 'deleted',
      at: '2026-11-20T08:04:00.000Z',
      changes: [{ field: 'language', before: 'en', after: undefined }],
    }),
    line(4, { ...published('de', null), at: '2026-11-20T08:03:00.000Z' }),
    line(3, { ...published('en', 7, LATER), at: '2026-11-20T08:02:00.000Z' }),
    line(2, { entity: 'documents', at: '2026-11-20T08:01:00.000Z', actor: { id: 2, name: 'Jo' } }),
  ]);
  expect(steps.map(({ parts }) => parts)).toEqual([
    [{ kind: 'cancelled', language: 'en' }],
    [{ kind: 'offline', language: 'de' }],
    [{ kind: 'planned', language: 'en', from: LATER }],
    [{ kind: 'draft' }],
  ]);
});
