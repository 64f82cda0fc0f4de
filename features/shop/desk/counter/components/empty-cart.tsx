import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Form } from 'react-router';
import { Key } from './key.tsx';

/** Empties the sale; with scripts it asks before it does. */
export function EmptyCart({ action }: { action: string }) {
  const [isAsked, setAsked] = useState(false);
  const ask = (event: FormEvent<HTMLFormElement>) => {
    if (isAsked) return;
    event.preventDefault();
    setAsked(true);
  };
  return (
    <Form method="post" action={action} preventScrollReset onSubmit={ask}>
      {isAsked ? (
        <button type="button" className="text-link" onClick={() => setAsked(false)}>
          <Trans>Keep it</Trans>
        </button>
      ) : null}{' '}
      <button
        type="submit"
        name="do"
        value="clear"
        className="text-link"
        data-key="Escape"
        aria-live="polite"
      >
        {isAsked ? <Trans>Yes, empty it</Trans> : <Trans>Empty</Trans>} <Key>Esc</Key>
      </button>
    </Form>
  );
}
