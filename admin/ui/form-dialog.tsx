import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useWords } from '../words/use-words.ts';

/** Asks before something is done: what it means, in words, and what has to be typed for it. */
export function FormDialog({
  title,
  confirm,
  isGrave = false,
  isReady = true,
  isBusy,
  failure,
  onConfirm,
  onClose,
  children,
}: {
  title: string;
  confirm: string;
  /** It cannot be undone. */
  isGrave?: boolean;
  /** All is typed that is needed. */
  isReady?: boolean;
  isBusy: boolean;
  /** Why it was refused. */
  failure: string | null;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const words = useWords();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form onSubmit={submit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            {failure ? (
              <Alert severity="error" role="alert">
                {failure}
              </Alert>
            ) : null}
            {children}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          <Button onClick={onClose}>{words('leave_it')}</Button>
          <Button
            type="submit"
            variant="contained"
            color={isGrave ? 'error' : 'primary'}
            disabled={isBusy || !isReady}
          >
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
