/** Placeholder for a further page that failed to load. */
export interface MissedPage {
  missed: string;
}

/** The addresses that lists have just asked for, until their loader begins. Filled in browsers only. */
const asked = new Set<string>();

/** Says that the page at this address (path and query) is asked for to be added to a list on show. */
export function requestAddedPage(address: string): void {
  asked.add(address);
}

/**
 * The client loader of a paged list. A further page that fails is returned as a `MissedPage`: as an error it would replace
 * the list. Other navigations fail as usual.
 */
export async function loadOrReport<P>({
  request,
  serverLoader,
}: {
  request: Request;
  serverLoader: () => Promise<P>;
}): Promise<P> {
  const { pathname, search } = new URL(request.url);
  const isAdded = asked.delete(pathname + search);
  try {
    return await serverLoader();
  } catch (error) {
    // A redirect is thrown as well.
    if (!isAdded || error instanceof Response) throw error;
    // Only the list that asked sees it, and knows that it may be there.
    return { missed: pathname + search } satisfies MissedPage as P;
  }
}
