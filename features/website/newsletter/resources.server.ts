import { z } from 'zod';
import {
  choice,
  column,
  defineResource,
  instant,
  json,
  shortText,
} from '#features/core/resources/index.server.ts';
import { LANGUAGES } from '#lib/localized.ts';
import { noteWithdrawal } from './leave-newsletter.server.ts';
import { deleteRequestsOf } from './store.server.ts';
import { TOPICS } from './topics.ts';

/** Newsletter subscribers: they sign up themselves, staff can only remove them from the list. */
const subscription = defineResource({
  path: '/newsletter-subscriptions',
  name: 'newsletter subscription',
  table: 'newsletter_subscriptions',
  permission: 'read-entries',
  readOnly: true,
  fields: {
    email: { ...shortText('email'), ...column('email', z.string()) },
    language: choice('language', LANGUAGES),
    topics: json('topics', z.array(z.enum(TOPICS))),
    since: instant('since'),
  },
  hidden: ['email'],
  async afterDelete({ trx, now }, { email, language, topics }) {
    await deleteRequestsOf(trx, email);
    await noteWithdrawal(trx, { email, language, topics }, 'house', now);
  },
  tags: () => [],
});

/** Newsletter resources that staff see through the generic calls. */
export const newsletterResources = [subscription];
