import type { ReactNode } from 'react';
import { BulkDeleteButton, BulkUpdateButton, useListContext, useNotify, useRefresh } from 'react-admin';
import { PartialFailure } from '../api/partial-failure.ts';
import { useWords } from '../words/use-words.ts';
import { useRecordRefusal } from './refusal.ts';

/** Deletes the rows that are chosen; `words` where staff call that something else. */
export function BulkDelete(words: { label?: string; confirmTitle?: string; confirmContent?: string }) {
  return (
    <BulkDeleteButton {...words} mutationMode="pessimistic" mutationOptions={{ onError: useBulkFailure() }} />
  );
}

/** Changes the selected rows, all in the same direction. On a phone its button is the icon alone. */
export function BulkChange({ label, icon, data }: { label: string; icon: ReactNode; data: object }) {
  return (
    <BulkUpdateButton
      label={label}
      icon={icon}
      data={data}
      mutationMode="pessimistic"
      mutationOptions={{ onError: useBulkFailure() }}
    />
  );
}

/** Reports every reason once; the list shows the result, and refused rows remain selected. */
function useBulkFailure(): (error: unknown) => void {
  const { onSelect } = useListContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const words = useWords();
  const refusal = useRecordRefusal();
  return (error) => {
    const refused = error instanceof PartialFailure ? error.refused : [];
    const why = [
      ...new Set(refused.length > 0 ? refused.map(({ error }) => refusal(error)) : [refusal(error)]),
    ];
    const said =
      error instanceof PartialFailure
        ? words('some_refused', { refused: refused.length, all: error.all })
        : '';
    notify([said, ...why].join(' ').trim(), { type: 'error', autoHideDuration: null });
    onSelect(refused.map(({ id }) => id));
    refresh();
  };
}
