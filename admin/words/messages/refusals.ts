import type { Both } from '../both.ts';

/** Reasons of refused calls, by the codes of the API (docs/api.md). */
export const refusalsWords = {
  refused_idempotency_key_reused: [
    'Ein früherer Versuch ohne Antwort hat vielleicht schon etwas anderes angelegt. Sieh in der Liste nach und versuch es dann noch einmal.',
    'An earlier attempt that got no answer may have created something else already. Check the list, then try again.',
  ],
  refused_password_set: [
    'Das Passwort ist inzwischen gesetzt.',
    'The password has been set in the meantime.',
  ],
} as const satisfies Record<string, Both>;
