import type { z } from 'zod';

/** Something a caller may or must send in the address. */
export interface ApiParameter {
  name: string;
  in: 'query' | 'path' | 'header';
  summary: string;
  schema: z.ZodType;
  /** A value the call accepts. */
  example: string;
  /** How often it may be given, where that is more than once. */
  repeats?: number;
}

/** One call of the API as it is described; the behaviour is the feature's own `api.server.ts`. */
export interface ApiCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The whole path without a language, with `{id}` for what varies: `/api/events/{id}/`. */
  path: string;
  /** The heading it stands under. */
  group: string;
  summary: string;
  parameters?: ApiParameter[];
  /** A JSON body; always together with the token in `X-CSRFToken`. */
  body?: z.ZodType;
  /** A form with one file instead of JSON (`multipart/form-data`). */
  takesFile?: boolean;
  /** Response to a successful call; `null` for a response without a body or one that is not JSON. */
  answer: { status: 200 | 201 | 202 | 204; summary: string; schema: z.ZodType | null; mediaType?: string };
  /** The statuses a caller has to expect besides; each answers with a problem (RFC 9457). */
  problems?: number[];
  /** Set outside the API: the path has no language in front of it, and problems are said in plain text. */
  isBare?: boolean;
  /** The caller signs what it sends, instead of repeating the token; problems are then said as everywhere. */
  isSigned?: boolean;
}
