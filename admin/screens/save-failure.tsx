import { Alert, AlertTitle, Link } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ApiError, NETWORK_ERROR } from '../api/api-call.ts';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import { useRefusal } from './refusal.ts';

/** Failure of a save that needs more than a word at a field. */
type SaveFailure = 'signed-out' | 'no-answer' | 'conflict' | null;

export interface SaveFailureState {
  failure: SaveFailure;
  onError(error: unknown): void;
  settle(): void;
}

/** State of a failed save: after a sign-out, offline or on a conflict the input is preserved, with what to do next. */
export function useSaveFailure(): SaveFailureState {
  const [failure, setFailure] = useState<SaveFailure>(null);
  const notify = useNotify();
  const refusal = useRefusal();
  return {
    failure,
    settle: () => setFailure(null),
    onError(error) {
      const met = error instanceof ApiError ? failureOf(error) : null;
      setFailure(met);
      if (met === null) notify(refusal(error), { type: 'error', autoHideDuration: null });
    },
  };
}

function failureOf({ status }: ApiError): SaveFailure {
  if (status === 401) return 'signed-out';
  if (status === 412) return 'conflict';
  return status === NETWORK_ERROR || status >= 500 ? 'no-answer' : null;
}

/** Says it above the form, until it is saved. */
export function SaveFailureDialog({ failure: { failure } }: { failure: SaveFailureState }) {
  const words = useWords();
  const language = useInterfaceLanguage();
  if (failure === null || failure === 'conflict') return null;
  return (
    <Alert severity="warning" role="alert" sx={{ width: '100%', mb: 2 }}>
      {failure === 'signed-out' ? (
        <>
          <AlertTitle>{words('signed_out')}</AlertTitle>
          <Link href={`/${language}/user/sign-in`} target="_blank" rel="noopener">
            {words('sign_in_again')}
          </Link>
        </>
      ) : (
        words('no_answer')
      )}
    </Alert>
  );
}
