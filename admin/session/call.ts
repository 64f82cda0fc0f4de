import { createApiCall } from '../api/api-call.ts';
import { initialLanguage } from '../words/language.ts';

/** Calls to the API of this site with the session of the user. */
export const call = createApiCall(
  (...args) => fetch(...args),
  initialLanguage,
  () => document.cookie,
);
