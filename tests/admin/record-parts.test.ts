import { describe, expect, it } from 'vitest';
import { changedParts, mergeParts } from '#admin/api/record-parts.ts';

const record = { id: 1, title: { de: 'Mond', en: 'Moon' }, lead: null, position: 1 };

describe('two people who change one record', () => {
  it('merge by language: German of one and English of the other', () => {
    const theirs = { ...record, title: { de: 'Mond', en: 'The moon' } };
    const mine = { ...record, title: { de: 'Der Mond', en: 'Moon' } };
    const typed = changedParts(record, mine);
    expect(typed).toEqual([{ field: 'title', language: 'de' }]);
    expect(mergeParts(theirs, mine, typed)).toEqual({ title: { de: 'Der Mond', en: 'The moon' } });
  });

  it('are asked for each part that both have otherwise', () => {
    const theirs = { ...record, title: { de: 'Halbmond', en: 'Crescent' }, position: 2 };
    const mine = { ...record, title: { de: 'Vollmond', en: 'Moon' }, position: 3 };
    expect(changedParts(theirs, mine)).toEqual([
      { field: 'title', language: 'de' },
      { field: 'title', language: 'en' },
      { field: 'position', language: null },
    ]);
  });

  it('may begin a text that was empty, or end one', () => {
    const mine = { ...record, lead: { de: 'Neu', en: null }, title: null };
    expect(changedParts(record, mine)).toEqual([
      { field: 'title', language: 'de' },
      { field: 'title', language: 'en' },
      { field: 'lead', language: 'de' },
    ]);
    expect(mergeParts(record, mine, [{ field: 'lead', language: 'de' }])).toEqual({ lead: { de: 'Neu' } });
  });
});
