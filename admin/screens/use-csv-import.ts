import { useRef, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { FILE_BYTES, type ImportKind } from '../../features/operations/transfer/csv-import/columns.ts';
import { ApiError } from '../api/api-call.ts';
import { type CsvImportResponse, sendCsv, textIn } from '../api/csv-files.ts';
import { call } from '../session/call.ts';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import { useRefusal } from './refusal.ts';

interface Chosen {
  name: string;
  text: string;
}

const TOO_LARGE = 413;

/** A file being imported: chosen, tried, stored. */
export function useCsvImport(kind: ImportKind, onDone: () => void) {
  const words = useWords();
  const refusal = useRefusal();
  const notify = useNotify();
  const refresh = useRefresh();
  const language = useInterfaceLanguage();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [answer, setAnswer] = useState<CsvImportResponse | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState<'trial' | 'import' | null>(null);
  /** Number of the latest upload: answers for a file chosen earlier are ignored. */
  const latest = useRef(0);
  const tooLarge = () => words('csv_too_large', { kilobytes: FILE_BYTES / 1000 });

  async function send(one: Chosen, trial: boolean) {
    latest.current += 1;
    const mine = latest.current;
    setBusy(trial ? 'trial' : 'import');
    setAnswer(null);
    setFailure(null);
    const sent = await sendCsv(call, kind, { text: one.text, trial, language }).catch((error: unknown) => {
      if (mine !== latest.current) return null;
      const isTooLarge = error instanceof ApiError && error.status === TOO_LARGE;
      setFailure(isTooLarge ? tooLarge() : refusal(error));
      return null;
    });
    if (mine !== latest.current) return;
    setBusy(null);
    setAnswer(sent);
    if (trial || !sent || sent.faults.length > 0) return;
    notify(words('csv_created', { smart_count: sent.lines }), { type: 'success' });
    refresh();
    onDone();
  }

  async function choose(file: File) {
    setChosen(null);
    setAnswer(null);
    setFailure(null);
    // CRLF becomes one character here.
    if (file.size > 2 * FILE_BYTES) return setFailure(tooLarge());
    try {
      const one = { name: file.name, text: textIn(new Uint8Array(await file.arrayBuffer())) };
      if (one.text.includes('\0')) return setFailure(words('csv_no_table'));
      setChosen(one);
      await send(one, true);
    } catch {
      setFailure(words('csv_unreadable'));
    }
  }

  return {
    name: chosen?.name ?? '',
    answer,
    failure,
    busy,
    choose,
    store: () => (chosen ? send(chosen, false) : undefined),
  };
}
