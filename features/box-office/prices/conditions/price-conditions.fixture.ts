import type { PriceConditions } from './price-conditions.ts';

export const NO_CONDITIONS: PriceConditions = {
  ageFrom: null,
  ageTo: null,
  proof: null,
  asksProofNumber: false,
  together: null,
  early: null,
  membersOnly: false,
  groupFrom: null,
  flat: null,
  asksAllergies: false,
};
