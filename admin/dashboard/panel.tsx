import type { ReactNode } from 'react';
import { Sheet } from '../ui/sheet.tsx';
import { useWords } from '../words/use-words.ts';
import type { Loaded } from './use-dashboard.ts';

/** A sheet of the start page: its subject, and the result of its call. */
export function Panel<T>({
  title,
  loaded,
  isWide = false,
  children,
}: {
  title: string;
  loaded: Loaded<T>;
  isWide?: boolean;
  children: (answer: T) => ReactNode;
}) {
  const words = useWords();
  return (
    <Sheet title={title} isWide={isWide}>
      {loaded.state === 'loading' ? <p role="status">{words('loading')}</p> : null}
      {loaded.state === 'failed' ? <p role="alert">{words('not_loaded')}</p> : null}
      {loaded.state === 'there' ? children(loaded.answer) : null}
    </Sheet>
  );
}
