import { describe, expect, it } from 'vitest';
import { can, customerOf, PERMISSIONS, type Permission, ROLES, type Role } from './roles.ts';

const EDITS: Permission[] = [
  'enter-admin',
  'read-dashboards',
  'edit-programme',
  'edit-pages',
  'edit-media',
  'read-entries',
];

const EXPECTED_PERMISSIONS: Record<Exclude<Role, 'administrator'>, Permission[]> = {
  visitor: [],
  door: ['check-in'],
  box_office: ['enter-admin', 'read-dashboards', 'sell', 'overbook', 'check-in', 'reconcile-bank', 'refund'],
  accountant: ['close-days', 'reconcile-bank', 'enter-admin', 'read-dashboards', 'read-finance'],
  editor: EDITS,
  html_editor: [...EDITS, 'write-html'],
};

const allowed = (role: Role) => PERMISSIONS.filter((permission) => can({ role }, permission)).toSorted();

describe('permissions by role', () => {
  it.each(Object.entries(EXPECTED_PERMISSIONS))('%s may this and nothing else: %j', (role, permissions) => {
    expect(allowed(role as Role)).toEqual(permissions.toSorted());
  });

  it('an administrator may everything', () => {
    expect(allowed('administrator')).toEqual([...PERMISSIONS].toSorted());
  });

  it('without a session nothing that needs a permission is allowed', () => {
    expect(PERMISSIONS.filter((permission) => can(null, permission))).toEqual([]);
  });

  it('nobody works in the admin area without seeing it; the door works at the door', () => {
    for (const role of ROLES) {
      if (role !== 'door' && allowed(role).length > 0) expect(allowed(role)).toContain('enter-admin');
    }
  });
});

it('nobody of the staff is a customer, also where their second factor is missing', () => {
  const customers = ROLES.filter((role) => customerOf({ role }) !== null);
  expect(customers).toEqual(['visitor']);
  expect(customerOf({ role: 'visitor', withheldRole: 'box_office' })).toBeNull();
  expect(customerOf(null)).toBeNull();
});
