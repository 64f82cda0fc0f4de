import { describe, expect, it } from 'vitest';
import { can, PERMISSIONS, ROLES, type Role } from './roles.ts';

const allowed = (role: Role) => PERMISSIONS.filter((permission) => can({ role }, permission)).toSorted();

describe('who may do what', () => {
  it('a visitor may nothing that needs a permission, nor may anybody who is not signed in', () => {
    expect(allowed('visitor')).toEqual([]);
    expect(PERMISSIONS.filter((permission) => can(null, permission))).toEqual([]);
  });

  it('an editor makes pages and programme', () => {
    expect(allowed('editor')).toEqual(['edit-pages', 'edit-programme', 'enter-admin']);
  });

  it('the box office sells', () => {
    expect(allowed('box_office')).toEqual(['enter-admin', 'sell']);
  });

  it('an administrator may everything', () => {
    expect(allowed('administrator')).toEqual([...PERMISSIONS].toSorted());
  });

  it('nobody edits without seeing the admin area', () => {
    for (const role of ROLES) if (allowed(role).length > 0) expect(allowed(role)).toContain('enter-admin');
  });
});
