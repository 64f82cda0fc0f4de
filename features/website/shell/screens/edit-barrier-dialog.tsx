import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import type { EditBarrier } from '../staff-toolbar/staff.ts';

/**
 * Dialog over a page that was requested in edit mode without permission yet, with the next step
 * (docs/product/accounts.md#signing-in-while-editing). Without scripts it lies above the page.
 */
export function EditBarrierDialog({ barrier, language }: { barrier: EditBarrier; language: Language }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname, search } = useLocation();
  useEffect(() => {
    // The server wrote it open; only closed ones can be opened over the page.
    dialog.current?.close();
    dialog.current?.showModal();
  }, []);
  const next = new URLSearchParams({ next: pathname + search });
  return (
    <dialog ref={dialog} open className="sign-in-dialog" aria-labelledby="sign-in-dialog-title">
      <h2 id="sign-in-dialog-title" className="text-d2">
        {barrier === 'second-factor' ? (
          <Trans>One more step before you edit</Trans>
        ) : (
          <Trans>Sign in to edit</Trans>
        )}
      </h2>
      <p>
        <BarrierText barrier={barrier} />
      </p>
      <form method="dialog" className="sign-in-dialog-links">
        {barrier === 'second-factor' ? (
          <ButtonLink href={`${pathTo('twoFactor', language)}?${next}`}>
            <Trans>Set up two-factor sign-in</Trans>
          </ButtonLink>
        ) : (
          <ButtonLink href={`${pathTo('signIn', language)}?${next}`}>
            <Trans>Sign in</Trans>
          </ButtonLink>
        )}
        <Button type="submit" variant="ghost">
          <Trans>Just reading</Trans>
        </Button>
      </form>
    </dialog>
  );
}

function BarrierText({ barrier }: { barrier: EditBarrier }) {
  switch (barrier) {
    case 'signed-out':
      return <Trans>Only staff can edit pages. Sign in and you’ll come back to this page.</Trans>;
    case 'second-factor':
      return (
        <Trans>Your role needs two-factor sign-in. Set it up now and you’ll come back to this page.</Trans>
      );
    case 'not-allowed':
      return <Trans>This account can’t edit pages. Sign in with one that can.</Trans>;
  }
}
