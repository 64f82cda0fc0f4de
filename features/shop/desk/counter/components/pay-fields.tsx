import { useLingui } from '@lingui/react/macro';
import { TextField } from '#ui/field.tsx';
import type { TypedSale } from '../counter-view.ts';

const MAX_NAME_LENGTH = 80;

/** Reason and recipient of free tickets. */
export function FreeFields({ typed }: { typed: TypedSale | null }) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`Free ticket: reason`}
        name="reason"
        defaultValue={typed?.reason}
        maxLength={200}
        autoComplete="off"
      />
      <TextField
        label={t`Free ticket: for whom`}
        name="for"
        defaultValue={typed?.recipient}
        maxLength={160}
        autoComplete="off"
      />
    </>
  );
}

/** Name and address of a customer without an account. */
export function CustomerFields({ typed }: { typed: TypedSale | null }) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`First name`}
        name="firstName"
        defaultValue={typed?.firstName}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
      />
      <TextField
        label={t`Last name`}
        name="lastName"
        defaultValue={typed?.lastName}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
      />
      <TextField
        label={t`Email address`}
        type="email"
        name="email"
        defaultValue={typed?.email}
        maxLength={254}
        autoComplete="off"
      />
    </>
  );
}
