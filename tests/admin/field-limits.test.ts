import { expect, it } from 'vitest';
import { pathOfField } from '#admin/inputs/field-limits.ts';
import { RESOURCES } from '#features/all-resources.server.ts';
import { fieldLimits, inputSchema } from '#features/core/resources/index.server.ts';
import { adminFieldLimits } from '#server/admin/field-limits.server.ts';

const limits = adminFieldLimits();
const limitOf = (resource: string, field: string) => limits[resource]?.[pathOfField(field)];

it('a form knows the limits that its call checks: of numbers, texts, lists, and what may be missing', () => {
  expect(limitOf('events', 'age_from')).toEqual({ min: 0, max: 99 });
  expect(limitOf('breaking-news', 'text.de')).toEqual({ length: 1000 });
  expect(limitOf('pass-kinds', 'valid_days')).toEqual({ min: 1, max: 3660 });
  expect(limitOf('price-lists', 'seat_groups.0.prices.12.early_days')).toEqual({ min: 1, max: 365 });
  expect(limitOf('settings', 'design.errors.404.de')).toEqual({ length: 50_000 });
  expect(limitOf('menus', 'entries.3.children.0.url.en')).toEqual({ length: 500 });
});

it('every record with a form has its limits, in a document that stays small', () => {
  for (const { path } of RESOURCES) expect(Object.keys(limits)).toContain(path.slice(1));
  expect(JSON.stringify(limits).length).toBeLessThan(20_000);
});

it('texts that belong to a document are as long as the fields of their resource', () => {
  const withTexts = RESOURCES.filter(({ texts }) => texts);
  expect(withTexts.length).toBeGreaterThan(3);
  for (const resource of withTexts)
    for (const [name, field] of Object.entries(resource.texts?.fields ?? {})) {
      const { length } = fieldLimits(inputSchema(resource))[`${name}.de`] ?? {};
      expect([resource.name, name, 'most' in field && field.most]).toEqual([resource.name, name, length]);
    }
});
