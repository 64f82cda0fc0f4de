/** Left and right: what comes in pairs is drawn once for each. */
export const sides = [-1, 1] as const;
