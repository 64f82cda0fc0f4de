/** Left and right: pairs are drawn once for each. */
export const sides = [-1, 1] as const;
