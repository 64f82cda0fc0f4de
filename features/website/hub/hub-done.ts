/** Action of a hub form on a page, as its address reports it afterwards. */
export interface HubDone {
  deed: 'copied' | 'moved' | 'trashed' | 'restored';
  page: number;
}

const DEEDS: readonly string[] = ['copied', 'moved', 'trashed', 'restored'] satisfies HubDone['deed'][];

/** For the address that a form leads to. */
export const doneQuery = ({ deed, page }: HubDone): Record<string, string> => ({
  done: deed,
  page: `${page}`,
});

/** Reads the completed action from an address; `null` if it names none. */
export function doneIn(query: URLSearchParams): HubDone | null {
  const [deed, page] = [query.get('done'), Number(query.get('page'))];
  return deed !== null && DEEDS.includes(deed) && Number.isSafeInteger(page)
    ? { deed: deed as HubDone['deed'], page }
    : null;
}
