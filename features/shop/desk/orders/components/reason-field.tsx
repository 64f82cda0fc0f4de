import { useLingui } from '@lingui/react/macro';
import { TextField } from '#ui/field.tsx';
import { MAX_REASON_LENGTH } from '../bounds.ts';

/** Why the venue does something to what people have bought; it is for the audit, and nobody else reads it. */
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
