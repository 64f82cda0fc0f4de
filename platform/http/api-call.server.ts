import type { Context } from 'hono';
import type { z } from 'zod';

/** Something a caller may or must send in the address or the headers. */
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

/** Part of a request: how it is described, and how a handler gets it. */
export interface Input<T> {
  readonly parameters: readonly ApiParameter[];
  /** Statuses of the problems that reading it may throw. */
  readonly problems: readonly number[];
  read(c: Context): T | Promise<T>;
}

type AnswerStatus = 200 | 201 | 202 | 204;

/** Response to a successful call: its description, and its rendering of a handler's result. */
export interface Answer<T> {
  status: AnswerStatus;
  summary: string;
  /** Schema of the JSON; `null` for a response without a body or one that is not JSON. Built when it is described. */
  schema: (() => z.ZodType) | null;
  mediaType?: string;
  respond(c: Context, result: T): Response;
}

/** One described call of the API. */
export interface ApiCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The whole path without a language, with `{id}` for parameters: `/api/events/{id}/`. */
  path: string;
  /** The heading it stands under. */
  group: string;
  summary: string;
  parameters: ApiParameter[];
  /** A JSON body; always together with the token in `X-CSRFToken`. */
  body: z.ZodType | null;
  /** A form with one file instead of JSON (`multipart/form-data`). */
  takesFile: boolean;
  answer: { status: AnswerStatus; summary: string; schema: z.ZodType | null; mediaType?: string };
  /** The statuses a caller has to expect besides; each answers with a problem (RFC 9457). */
  problems: number[];
  /** Set outside the API: the path has no language in front of it, and problems are said in plain text. */
  isBare: boolean;
  /** The caller signs what it sends, instead of repeating the token; problems are then said as everywhere. */
  isSigned: boolean;
}
