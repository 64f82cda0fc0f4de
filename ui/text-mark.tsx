import { createContext, type ReactElement, use } from 'react';

const MarkedTexts = createContext(false);

/** Within it the texts of the thing that a page is about are marked, so that an editor finds them (docs/decisions/0061). */
export const MarkTexts = MarkedTexts.Provider;

/** The attributes of an element that shows one of those texts, by the name of its field; none for visitors. */
export function useTextMark(): (field: string | undefined) => { 'data-text'?: string } {
  const isMarked = use(MarkedTexts);
  return (field) => (isMarked && field ? { 'data-text': field } : {});
}

/** The same around an element of another component, whose only child it is. It takes no room. */
export function TextMark({ field, children }: { field: string; children: ReactElement }) {
  return use(MarkedTexts) ? (
    <div className="contents" data-text-within={field}>
      {children}
    </div>
  ) : (
    children
  );
}
