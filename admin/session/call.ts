import { createApiCall } from '../api/api-call.ts';
import { initialLanguage } from '../words/language.ts';

/** Calls to the API of this site by who is signed in. */
export const call = createApiCall(
  (...args) => fetch(...args),
  initialLanguage,
  () => document.cookie,
);
