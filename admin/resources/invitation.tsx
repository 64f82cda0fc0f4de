import { Alert, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useAction } from '../screens/use-action.ts';
import { call } from '../session/call.ts';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import { momentWords } from './record-name.ts';

interface State {
  state: 'none' | 'waiting' | 'sent' | 'expired';
  sent_at: string | null;
  expires_at: string | null;
}

/** State of the invitation to an account, and a button to send it again; nothing once its owner has set a password. */
export function Invitation() {
  const record = useRecordContext();
  const words = useWords();
  const language = useInterfaceLanguage();
  const { act, isBusy, failure } = useAction();
  const [found, setFound] = useState<State | null>(null);
  const path = record?.id === undefined ? null : `/admin/accounts/${record.id}/invitation/`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a saved change may send the invitation again
  useEffect(() => {
    let isStale = false;
    if (path === null) return;
    // Nothing is shown where the answer is missing: the form works without.
    void call({ method: 'GET', path }).then(
      ({ json }) => {
        if (!isStale) setFound(json as State);
      },
      () => {},
    );
    return () => {
      isStale = true;
    };
  }, [path, record, isBusy]);
  if (path === null) return <Alert severity="info">{words('invitation_to_come')}</Alert>;
  if (found === null || found.state === 'none') return null;
  const until = found.expires_at === null ? '' : momentWords(found.expires_at, language);
  return (
    <Alert
      severity={failure !== null ? 'error' : found.state === 'expired' ? 'warning' : 'info'}
      // On a phone the button stands below the words, whole.
      sx={{
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        '& .MuiAlert-message': { flex: { xs: '1 1 calc(100% - 3rem)', sm: '1 1 auto' } },
      }}
      action={
        <Button
          color="inherit"
          disabled={isBusy || found.state === 'waiting'}
          onClick={() => void act({ method: 'POST', path }, 'invitation_again_done')}
        >
          {words('invitation_again')}
        </Button>
      }
    >
      {failure ?? words(`invitation_${found.state}`, { until })}
    </Alert>
  );
}
