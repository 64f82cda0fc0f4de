import type { Language } from '#lib/localized.ts';

/** Input for setting up a house: the person who looks after the site, and the house's description and location. */
export interface SetUpDraft {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  houseName: string;
  street: string;
  postalCode: string;
  city: string;
  /** Languages that visitors may choose from; German need not be listed. */
  languages: Language[];
}

export const SET_UP_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'password',
  'houseName',
  'street',
  'postalCode',
  'city',
] as const satisfies (keyof SetUpDraft)[];
export type SetUpField = (typeof SET_UP_FIELDS)[number];

/** Letters of a field that describes the house. */
export const HOUSE_TEXT_AT_MOST = 120;

const HOUSE_FIELDS = ['houseName', 'street', 'postalCode', 'city'] as const;

type HouseErrors = Partial<Record<(typeof HOUSE_FIELDS)[number], 'REQUIRED' | 'TOO_LONG'>>;

/** Returns the errors in the fields about the house. */
export function houseErrors(draft: SetUpDraft): HouseErrors {
  const errors: HouseErrors = {};
  for (const field of HOUSE_FIELDS) {
    const text = draft[field].trim();
    if (text === '') errors[field] = 'REQUIRED';
    else if (text.length > HOUSE_TEXT_AT_MOST) errors[field] = 'TOO_LONG';
  }
  return errors;
}
