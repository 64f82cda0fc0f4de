import '../hub.css';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** The hub has its own bar, and nothing of the frame of public pages (docs/product/editing.md#hub). */
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
