import '../hub.css';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** The hub has its own bar, and nothing of what stands around pages of visitors (docs/product/editing.md#hub). */
export function HubLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#main" className="skip-link">
        <Trans>Skip to content</Trans>
      </a>
      {children}
    </>
  );
}
