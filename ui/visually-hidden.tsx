import type { ReactNode } from 'react';

/** Heard, not seen; `lang` where it is not in the language around it. */
export const VisuallyHidden = ({ lang, children }: { lang?: string | undefined; children: ReactNode }) => (
  <span className="visually-hidden" lang={lang}>
    {children}
  </span>
);
