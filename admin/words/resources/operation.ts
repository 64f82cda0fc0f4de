import { msg } from '@lingui/core/macro';
import type { ResourceWords } from './shared.ts';

/** Names of the resources that show how the site is running. */
export const operationResources: Record<string, ResourceWords> = {
  emails: {
    name: msg({ message: '{smart_count, plural, one {Email} other {Outbox}}' }),
    fields: {
      written_at: msg`written`,
      to: msg({ message: 'to', context: 'field' }),
      subject: msg`Subject`,
      about: msg`About`,
      attempts: msg`Attempts`,
      state: msg({ message: 'Status', context: 'field' }),
    },
  },
  jobs: {
    name: msg({ message: '{smart_count, plural, one {Job} other {Scheduled jobs}}' }),
    fields: {
      name: msg`Job`,
      due_at: msg`next run`,
      ended_at: msg`last run`,
      error: msg`Result`,
    },
  },
  audit: {
    name: msg({ message: '{smart_count, plural, one {Change} other {Audit log}}' }),
    fields: {
      at: msg`When`,
      actor: msg`Who`,
      action: msg`action`,
      entity: msg`record`,
      entity_id: msg({ message: 'Number', context: 'field' }),
      changes: msg`Fields`,
      from: msg`from`,
      to: msg`to`,
    },
  },
};
