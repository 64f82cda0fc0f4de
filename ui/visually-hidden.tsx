import type { ReactNode } from 'react';

/** Text for screen readers alone; `lang` where it is not in the language around it. */
export const VisuallyHidden = ({ lang, children }: { lang?: string | undefined; children: ReactNode }) => (
  <span className="visually-hidden" lang={lang}>
    {children}
  </span>
);
