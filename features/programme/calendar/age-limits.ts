/** Ages that productions and events are for, in whole years. */
export const AGE_LIMITS = { min: 0, max: 99 };
