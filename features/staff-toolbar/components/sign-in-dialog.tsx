import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { pathTo } from '#features/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { Button, ButtonLink } from '#ui/button.tsx';

/**
 * Stands over a page that was asked for to be edited by somebody who is not signed in as an editor
 * (docs/product/accounts.md#signing-in-while-editing). Without scripts it lies above the page.
 */
export function SignInDialog({ language }: { language: Language }) {
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
        <Trans>Sign in to edit</Trans>
      </h2>
      <p>
        <Trans>Only staff can edit pages. Sign in and you’ll come back to this page.</Trans>
      </p>
      <form method="dialog" className="sign-in-dialog-ways">
        <ButtonLink href={`${pathTo('signIn', language)}?${next}`}>
          <Trans>Sign in</Trans>
        </ButtonLink>
        <Button type="submit" variant="ghost">
          <Trans>Just reading</Trans>
        </Button>
      </form>
    </dialog>
  );
}
