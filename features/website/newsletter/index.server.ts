export { newsletterApi } from './api.server.ts';
export { askForNewsletter } from './ask-for-newsletter.server.ts';
export { confirmNewsletter, findConfirmation } from './confirm-newsletter.server.ts';
export { forgetNewsletterTraces } from './forget-newsletter.server.ts';
export { findLeaving, forgetSubscriberOf, leaveNewsletter } from './leave-newsletter.server.ts';
export { newsletterOwnData } from './own-data.server.ts';
export { newsletterResources } from './resources.server.ts';
export { takeOneClick } from './take-one-click.server.ts';
