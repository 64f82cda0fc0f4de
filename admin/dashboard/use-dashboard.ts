import { useEffect, useState } from 'react';
import { call } from '../session/call.ts';
import { useInterfaceLanguage } from '../words/language.ts';

export type Loaded<T> = { state: 'loading' } | { state: 'failed' } | { state: 'there'; answer: T };

/** Asks one of the calls of the dashboards, and again when what is asked for changes. */
export function useDashboard<T>(name: string, query: Record<string, string>): Loaded<T> {
  const language = useInterfaceLanguage();
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  const asked = new URLSearchParams(query).toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: names of entities are answered in the language of the interface
  useEffect(() => {
    let isOver = false;
    call({ method: 'GET', path: `/dashboard-${name}/`, query: new URLSearchParams(asked) }).then(
      ({ json }) => {
        if (!isOver) setLoaded({ state: 'there', answer: json as T });
      },
      () => {
        if (!isOver) setLoaded({ state: 'failed' });
      },
    );
    return () => {
      isOver = true;
    };
  }, [name, asked, language]);
  return loaded;
}
