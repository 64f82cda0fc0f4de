/** What a form of the hub did with a page, as its address says it afterwards. */
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

/** What an address says was done; `null` where it says nothing. */
export function doneIn(query: URLSearchParams): HubDone | null {
  const [deed, page] = [query.get('done'), Number(query.get('page'))];
  return deed !== null && DEEDS.includes(deed) && Number.isSafeInteger(page)
    ? { deed: deed as HubDone['deed'], page }
    : null;
}
