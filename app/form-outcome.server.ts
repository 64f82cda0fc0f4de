import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createContext, data, type RouterContextProvider } from 'react-router';
import { i18nFor } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';

type Context = Readonly<RouterContextProvider>;

/** The one place where actions leave word for the loaders of the same request. */
const outcomeContext = createContext<unknown>(null);
const refusedContext = createContext(false);
const CLIENT_ERROR = 400;

/**
 * Carries the outcome of a form from the action that handled it to the loader of the page shown again: the loader
 * alone makes a page with a form.
 */
export function formOutcome<Outcome>() {
  return {
    /** For the loader; `null` when the page was asked for without a form. */
    of: (context: Context): Outcome | null => context.get(outcomeContext) as Outcome | null,
    /** Returned by the action. */
    answer(context: Context, outcome: Outcome, init?: ResponseInit) {
      context.set(outcomeContext, outcome);
      context.set(refusedContext, (init?.status ?? 0) >= CLIENT_ERROR);
      return data(null, init);
    },
  };
}

/** The title of a page with a form; one that comes back refused says so first, as tabs and screen readers tell it first. */
export function formTitle(context: Context, language: Language, title: MessageDescriptor): string {
  return titleOfForm(context, language, i18nFor(language)._(title));
}

/** `formTitle` of a page whose title is text already. */
export function titleOfForm(context: Context, language: Language, name: string): string {
  return context.get(refusedContext) ? i18nFor(language)._(msg`Error: ${name}`) : name;
}
