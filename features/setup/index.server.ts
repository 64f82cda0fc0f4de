export { isSetUpOpen, offerSetUp } from './offer-set-up.server.ts';
export { SET_UP_FIELDS, type SetUpField } from './set-up-draft.ts';
export { setUpHouse } from './set-up-house.server.ts';
