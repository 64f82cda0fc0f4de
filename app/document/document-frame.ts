import { createContext, type ReactNode } from 'react';

/** What only the server writes into a page. React leaves alone what it does not know in head and body. */
export interface DocumentFrame {
  head: ReactNode;
  bodyStart: ReactNode;
  bodyEnd: ReactNode;
}

/** `null` in a browser. */
export const DocumentFrameContext = createContext<DocumentFrame | null>(null);
