import { createContext, type ReactNode } from 'react';

/** Elements only the server writes into a page. React ignores unknown elements in head and body. */
export interface DocumentFrame {
  head: ReactNode;
  bodyStart: ReactNode;
  bodyEnd: ReactNode;
}

/** `null` in a browser. */
export const DocumentFrameContext = createContext<DocumentFrame | null>(null);
