import { useLingui } from '@lingui/react/macro';
import { TextField } from '#ui/field.tsx';
import { MAX_REASON_LENGTH } from '../bounds.ts';

/** Reason of a change to a purchase by staff; it is stored in the audit alone. */
export function ReasonField({ typed }: { typed: string | undefined }) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Reason (staff only)`}
      name="reason"
      required
      maxLength={MAX_REASON_LENGTH}
      defaultValue={typed ?? ''}
    />
  );
}
