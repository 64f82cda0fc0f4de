export { acceptOneClick } from './accept-one-click.server.ts';
export { confirmNewsletter, findConfirmation } from './confirm-newsletter.server.ts';
export { deleteSubscriberOf, findLeaving, leaveNewsletter } from './leave-newsletter.server.ts';
export { newsletterOwnData } from './own-data.server.ts';
export { purgeNewsletterTraces } from './purge-newsletter.server.ts';
export { requestNewsletter } from './request-newsletter.server.ts';
export { newsletterResources } from './resources.server.ts';
