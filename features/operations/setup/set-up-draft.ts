import type { Language } from '#lib/localized.ts';

/** Input for setting up a venue: the person who looks after the site, and the venue's description and location. */
export interface SetUpDraft {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  venueName: string;
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
  'venueName',
  'street',
  'postalCode',
  'city',
] as const satisfies (keyof SetUpDraft)[];
export type SetUpField = (typeof SET_UP_FIELDS)[number];

/** Maximum characters of a field that describes the venue. */
export const MAX_VENUE_TEXT_LENGTH = 120;

const VENUE_FIELDS = ['venueName', 'street', 'postalCode', 'city'] as const;

type VenueErrors = Partial<Record<(typeof VENUE_FIELDS)[number], 'REQUIRED' | 'TOO_LONG'>>;

/** Returns the errors in the fields about the venue. */
export function venueErrors(draft: SetUpDraft): VenueErrors {
  const errors: VenueErrors = {};
  for (const field of VENUE_FIELDS) {
    const text = draft[field].trim();
    if (text === '') errors[field] = 'REQUIRED';
    else if (text.length > MAX_VENUE_TEXT_LENGTH) errors[field] = 'TOO_LONG';
  }
  return errors;
}
