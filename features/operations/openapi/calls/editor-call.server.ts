import { z } from 'zod';
import { LANGUAGES } from '#lib/localized.ts';
import type { ApiCall, ApiParameter } from '../api-call.server.ts';
import { idParameter } from '../parameters.server.ts';

const group = 'Pages and content';
/** Responses to people who are not signed in, and to those who may not edit pages. */
export const EDITORS = [401, 403];
export const text = z.string();
export const language = z.enum(LANGUAGES);

/** A number in the path. */
export const numbered = (name: string, summary: string): ApiParameter => ({ ...idParameter, name, summary });
export const versionParameter = numbered('version', 'The number of the version among all versions.');

/** A call for those who may edit pages. */
export const call = (
  method: ApiCall['method'],
  path: string,
  summary: string,
  rest: Partial<ApiCall> & Pick<ApiCall, 'answer'>,
): ApiCall => ({ method, path: `/pageeditor-api${path}`, group, summary, problems: EDITORS, ...rest });

/** An answer without a body. */
export const done = (summary: string): ApiCall['answer'] => ({ status: 204, summary, schema: null });
export const json = (summary: string, schema: z.ZodType, status: 200 | 201 = 200): ApiCall['answer'] => ({
  status,
  summary,
  schema,
});
