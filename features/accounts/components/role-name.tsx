import { Trans } from '@lingui/react/macro';
import type { Role } from '../roles.ts';

export function RoleName({ role }: { role: Role }) {
  switch (role) {
    case 'visitor':
      return <Trans>Visitor</Trans>;
    case 'editor':
      return <Trans>Editor</Trans>;
    case 'box_office':
      return <Trans>Box office</Trans>;
    case 'administrator':
      return <Trans>Administrator</Trans>;
  }
}
