import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Reasons of refused calls, by the codes of the API (docs/api.md). */
export const refusalsWords = {
  refused_idempotency_key_reused: msg`An earlier attempt that got no answer may have created something else already. Check the list, then try again.`,
  refused_password_set: msg`The password has been set in the meantime.`,
} satisfies Record<string, MessageDescriptor>;
