import { Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../ui/form-dialog.tsx';
import { ReasonField } from '../ui/reason-field.tsx';

/** Asks why, before something is done that cannot be undone; the reason stays within the house. */
export function ReasonDialog({
  title,
  text,
  confirm,
  failure,
  isBusy,
  onConfirm,
  onClose,
}: {
  title: string;
  /** Consequences for the customer. */
  text: ReactNode;
  confirm: string;
  failure: string | null;
  isBusy: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      title={title}
      confirm={confirm}
      isGrave
      isReady={reason.trim() !== ''}
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => onConfirm(reason.trim())}
      onClose={onClose}
    >
      {typeof text === 'string' ? <Typography>{text}</Typography> : text}
      <ReasonField value={reason} onChange={setReason} autoFocus />
    </FormDialog>
  );
}
