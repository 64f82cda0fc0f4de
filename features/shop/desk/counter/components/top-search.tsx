import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';

/** The field at the top: a scanner types into it from everywhere on the screen, and dates are found by their title. */
export function TopSearch({ action, query }: { action: string; query: string }) {
  const { t } = useLingui();
  return (
    <search>
      <Form
        method="post"
        action={action}
        preventScrollReset
        className="counter-search"
        onSubmit={leaveField}
        data-scan
      >
        <TextField
          label={t`Scan or search: ticket, pass, number, date`}
          type="search"
          name="scan"
          defaultValue={query}
          maxLength={200}
          autoComplete="off"
        />
        <Button type="submit" name="do" value="scan" variant="ghost" size="small">
          <Trans context="button">Search</Trans>
        </Button>
      </Form>
    </search>
  );
}

/** Empties the field once it is sent, so that the next key is a key of the counter again. */
function leaveField({ currentTarget }: FormEvent<HTMLFormElement>): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  setTimeout(() => currentTarget.reset());
}
