/** Limits of a plan; the largest hall of children's theatre in Germany has about 2,000 seats. */
export const MAX_SEATS = 5000;
export const MAX_ROWS = 300;
export const MAX_SEATS_IN_ROW = 200;
export const MAX_ZONES = 20;
export const MAX_GROUPS = 20;
export const MAX_AREAS = 50;
/** Centimetres: a plan is at most 200 metres wide and deep. */
export const MAX_SIZE = 20_000;
export const NAME_LENGTH = 200;
export const LABEL_LENGTH = 20;
export const GUID_LENGTH = 64;
/** Of a group's code, which imported files spell as its name. */
export const CODE_LENGTH = 100;

/** Colours seat groups are drawn in; their names stand beside them. */
export const GROUP_TONES = ['rosa', 'himmel', 'dotter', 'minze'] as const;
