import { Alert, AlertTitle, Link } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ApiError, NO_ANSWER } from '../api/api-call.ts';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import { useRefusal } from './refusal.ts';

/** Why something could not be saved, where it takes more than a word at a field. */
type Trouble = 'signed-out' | 'no-answer' | 'conflict' | null;

export interface SaveTroubleState {
  trouble: Trouble;
  onError(error: unknown): void;
  settle(): void;
}

/** Keeps what saving met: whoever is signed out, offline or late keeps what they typed and is told what to do. */
export function useSaveTrouble(): SaveTroubleState {
  const [trouble, setTrouble] = useState<Trouble>(null);
  const notify = useNotify();
  const refusal = useRefusal();
  return {
    trouble,
    settle: () => setTrouble(null),
    onError(error) {
      const met = error instanceof ApiError ? troubleOf(error) : null;
      setTrouble(met);
      if (met === null) notify(refusal(error), { type: 'error', autoHideDuration: null });
    },
  };
}

function troubleOf({ status }: ApiError): Trouble {
  if (status === 401) return 'signed-out';
  if (status === 412) return 'conflict';
  return status === NO_ANSWER || status >= 500 ? 'no-answer' : null;
}

/** Says it above the form, until it is saved. */
export function SaveTrouble({ trouble: { trouble } }: { trouble: SaveTroubleState }) {
  const words = useWords();
  const language = useInterfaceLanguage();
  if (trouble === null || trouble === 'conflict') return null;
  return (
    <Alert severity="warning" role="alert" sx={{ width: '100%', mb: 2 }}>
      {trouble === 'signed-out' ? (
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
