import { Alert, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh } from 'react-admin';
import { Figures } from '../dashboard/figures.tsx';
import { momentWords } from '../resources/record-name.ts';
import { useRefusal } from '../screens/refusal.ts';
import { call } from '../session/call.ts';
import { Sheet } from '../ui/sheet.tsx';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import type { Sale, Waiting } from './sale.ts';

/**
 * Waiting list of an event, in order; an entry is removed when the visitor asks for it
 * (docs/product/booking.md#waiting-list).
 */
export function WaitingList({ sale }: { sale: Sale }) {
  const words = useWords();
  const language = useInterfaceLanguage();
  const { leaving, setLeaving, failure, remove } = useRemoveWaitingEntry(sale.id);
  return (
    <Sheet title={words('waiting_list')}>
      {failure ? (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      ) : null}
      {sale.waiting_list.length === 0 ? (
        <Typography>{words('nobody_waits')}</Typography>
      ) : (
        <Figures
          caption={words('waiting_list')}
          heads={[words('who'), words('tickets'), words('since'), words('state'), words('take_off')]}
          rows={sale.waiting_list.map((entry) => ({
            key: entry.id,
            cells: [
              entry.email,
              entry.only_together && entry.tickets > 1
                ? words('only_together', { tickets: entry.tickets })
                : entry.tickets,
              momentWords(entry.joined_at, language),
              words(entry.is_offered ? 'is_offered' : 'is_waiting'),
              <Button
                key="off"
                aria-label={`${words('take_off')}: ${entry.email}`}
                onClick={() => setLeaving(entry)}
              >
                {words('take_off')}
              </Button>,
            ],
          }))}
        />
      )}
      <Confirm
        isOpen={leaving !== null}
        title={words('take_off_who', { who: leaving?.email ?? '' })}
        content={words('take_off_text')}
        onConfirm={remove}
        onClose={() => setLeaving(null)}
      />
    </Sheet>
  );
}

function useRemoveWaitingEntry(eventId: number) {
  const [leaving, setLeaving] = useState<Waiting | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const notify = useNotify();
  const refresh = useRefresh();
  const refusal = useRefusal();
  const words = useWords();
  const remove = async () => {
    const entry = leaving?.id;
    setLeaving(null);
    setFailure(null);
    try {
      await call({ method: 'DELETE', path: `/admin/events/${eventId}/waiting-list/${entry}/` });
      notify(words('taken_off'), { type: 'success' });
    } catch (error) {
      setFailure(refusal(error));
    }
    refresh();
  };
  return { leaving, setLeaving, failure, remove };
}
