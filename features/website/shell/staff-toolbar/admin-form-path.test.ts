import { expect, it } from 'vitest';
import { adminFormPath } from './admin-form-path.ts';

it('the page of a record leads to its form', () => {
  expect(adminFormPath('/de/produktionen/lauter-loecher/1')).toBe('/admin/programme/production/1/change/');
  expect(adminFormPath('/en/exhibitionsandactivities/calendar/lauter-loecher/40')).toBe(
    '/admin/programme/event/40/change/',
  );
  expect(adminFormPath('/de/mediathek-de/ein-loch/3')).toBe('/admin/magazine/article/3/change/');
});

it('lists and pages of the site have none', () => {
  for (const path of ['/de', '/de/produktionen', '/de/besuch', '/de/mediathek-de/tags/holz/2'])
    expect(adminFormPath(path)).toBeNull();
});
