import { createContext } from 'react';

/** True if a component is in a part of the page that gets no code (`StaticPart`): its output is final. */
export const InStaticPart = createContext(false);
