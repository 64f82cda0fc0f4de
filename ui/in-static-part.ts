import { createContext } from 'react';

/** Whether a component stands in a part of the page that gets no code (`StaticPart`): what it says once, it says for good. */
export const InStaticPart = createContext(false);
