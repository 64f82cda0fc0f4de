export { isSetUpOpen, offerSetUp } from './offer-set-up.server.ts';
export { setUpHouse } from './set-up-house.server.ts';
