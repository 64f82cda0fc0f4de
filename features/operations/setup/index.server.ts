export { isSetUpOpen, offerSetUp } from './offer-set-up.server.ts';
export { setUpSite } from './set-up-site.server.ts';
