import { createContext, data, type RouterContextProvider } from 'react-router';

type Context = Readonly<RouterContextProvider>;

/** The one place where actions leave word for the loaders of the same request. */
const outcomeContext = createContext<unknown>(null);

/**
 * What became of a form, from the action that took it to the loader of the page that comes back with it: a page about a form
 * is made by its loader alone.
 */
export function formOutcome<Outcome>() {
  return {
    /** For the loader; `null` when the page was asked for without a form. */
    of: (context: Context): Outcome | null => context.get(outcomeContext) as Outcome | null,
    /** Returned by the action. */
    answer(context: Context, outcome: Outcome, init?: ResponseInit) {
      context.set(outcomeContext, outcome);
      return data(null, init);
    },
  };
}
