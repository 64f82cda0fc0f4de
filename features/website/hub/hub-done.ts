/** Action of a hub form on a page, as its address reports it afterwards. */
export interface HubDone {
  action: 'copied' | 'moved' | 'trashed' | 'restored';
  page: number;
}

const HUB_ACTIONS: readonly string[] = [
  'copied',
  'moved',
  'trashed',
  'restored',
] satisfies HubDone['action'][];

/** For the address that a form leads to. */
export const doneQuery = ({ action, page }: HubDone): Record<string, string> => ({
  done: action,
  page: `${page}`,
});

/** Reads the completed action from an address; `null` if it names none. */
export function doneIn(query: URLSearchParams): HubDone | null {
  const [action, page] = [query.get('done'), Number(query.get('page'))];
  return action !== null && HUB_ACTIONS.includes(action) && Number.isSafeInteger(page)
    ? { action: action as HubDone['action'], page }
    : null;
}
