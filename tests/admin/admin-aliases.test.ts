import { expect, it } from 'vitest';
import { resolveAdminAlias } from '#server/admin/admin-aliases.ts';

it('addresses of forms lead to the form of that record', () => {
  expect(resolveAdminAlias('/admin/programme/event/40/change/')).toBe('/admin/events/40');
  expect(resolveAdminAlias('/admin/magazine/article/3/change')).toBe('/admin/articles/3');
  expect(resolveAdminAlias('/admin/forms/form/2/change/')).toBe('/admin/forms/2');
  expect(resolveAdminAlias('/admin/pages/page/7/change/')).toBe('/cms-hub');
});

it('parts of the menu lead to their first list, or to the hub', () => {
  expect(resolveAdminAlias('/admin/programme/')).toBe('/admin/events');
  expect(resolveAdminAlias('/admin/box-office/')).toBe('/cms-hub/orders');
});

it('entities of the desk lead there', () => {
  expect(resolveAdminAlias('/admin/orders')).toBe('/cms-hub/orders');
  expect(resolveAdminAlias('/admin/orders/BS-7K4-Q29')).toBe('/cms-hub/orders/BS-7K4-Q29');
  expect(resolveAdminAlias('/admin/sales/40/')).toBe('/cms-hub/events/40');
  expect(resolveAdminAlias('/admin/credit-accounts/3')).toBe('/cms-hub/credit/3');
  expect(resolveAdminAlias('/admin/closings/2026-11-20')).toBe('/cms-hub/closings/2026-11-20');
});

it('its own addresses, and those of nothing, lead nowhere else', () => {
  for (const path of [
    '/admin/events',
    '/admin/events/40',
    '/admin/x/y/0/change/',
    '/admin/x/event/1e9/change/',
    '/admin//evil',
    '/admin/orders//evil.example',
    '/admin/orders/BS-7K4-Q29/show',
  ])
    expect(resolveAdminAlias(path)).toBeNull();
});
