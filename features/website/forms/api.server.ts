import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import { permitted, type WithPrincipal } from '#features/core/access/index.server.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { fieldProblem } from '#lib/field-problem.ts';
import { type Language, shown } from '#lib/localized.ts';
import { textsJson } from '#lib/texts-json.ts';
import { json } from '#platform/http/answer.server.ts';
import { instant } from '#platform/http/answer-shapes.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { anyone, idInPath, inQuery } from '#platform/http/inputs.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import type { FileStorage } from '#platform/storage/file-storage.ts';
import { fileAnswer, formAnswer } from './answers.server.ts';
import { fieldMessage } from './field-messages.ts';
import { fieldsJson } from './form-json.ts';
import { makeFormToken } from './form-token.server.ts';
import { entryBody, fileTarget } from './schema.ts';
import { type EntryRefusal, type EntryServices, sendEntry } from './send-entry.server.ts';
import { findForm, findOnlineForms } from './store.server.ts';
import { createTempFiles, findFileLimit, type TempFileError, WAITING_SECONDS } from './temp-files.server.ts';

type Env = { Variables: WithPrincipal['Variables'] & { language: Language } };

const group = 'Forms';
const text = z.string();

/** The field a file is meant for, where the caller says it. */
const targetInQuery = inQuery(fileTarget, {
  form: {
    summary: 'The form it is for: with `field`, the file may be what that field takes.',
    example: '4',
  },
  field: { summary: 'The slug of the field.', example: 'sample' },
});

const tokenCookie = (formId: number) => `form-${formId}`;
const A_DAY = 24 * 3600;

const REFUSALS: Record<EntryRefusal, { status: 409 | 422 | 429; detail: string }> = {
  TOKEN: { status: 409, detail: 'Read the form before you send it.' },
  TOKEN_OLD: { status: 409, detail: 'The form was read too long ago: read it again.' },
  FORM_CHANGED: { status: 409, detail: 'The form has changed since it was read: read it again.' },
  SENT_BEFORE: {
    status: 409,
    detail: 'Something else was sent with this token before: read the form again.',
  },
  TOO_SOON: { status: 422, detail: 'Nobody fills in a form so quickly.' },
  HONEYPOT: { status: 422, detail: 'The hidden field has to stay empty.' },
  FULL: { status: 429, detail: 'There are more entries today than the house can take.' },
};

/** `GET /forms/`, `GET /forms/{id}/` and `POST /forms-entries/` (docs/product/forms.md#calls). */
export function formsApi(services: EntryServices, { secure }: { secure: boolean }) {
  const app = new Hono<Env>({ strict: false });
  const call = callsOn(app, { group, caller: anyone });
  const editorCall = callsOn(app, { group, caller: permitted('edit-pages') });

  editorCall(
    'GET /forms/',
    {
      summary: 'The forms that are online, for those who put them into pages.',
      answer: json(
        'The forms, in the order they were made.',
        z.array(z.strictObject({ id: z.int(), name: text, urls: z.strictObject({ de: text, en: text }) })),
      ),
    },
    async (c) => {
      const language = c.get('language');
      c.header('cache-control', 'no-store');
      return (await findOnlineForms(services.db)).map(({ id, slug, title }) => ({
        id,
        name: shown(title, language).text,
        urls: { de: pathTo('form', 'de', { slug, id }), en: pathTo('form', 'en', { slug, id }) },
      }));
    },
  );

  call(
    'GET /forms/:id/',
    {
      summary: 'A form with its fields; sets the cookie by which it is sent once.',
      takes: { id: idInPath },
      answer: json('The form; `email2` is the last field.', formAnswer),
      problems: [404],
    },
    async (c, { id }) => {
      const form = await findForm(services.db, id);
      if (!form) throw unknownForm();
      const language = c.get('language');
      const token = await makeFormToken(services, form);
      setCookie(c, tokenCookie(form.id), token, {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure,
        maxAge: A_DAY,
      });
      c.header('cache-control', 'no-store');
      return {
        id: form.id,
        slug: form.slug,
        version: form.version,
        ...textsJson({ title: shown(form.title, language), intro: shown(form.intro, language) }),
        fields: fieldsJson(form.fields, language),
        token,
      };
    },
  );

  call(
    'POST /forms-entries/',
    {
      summary: 'Sends a form, once. The token is that of the form, or its cookie.',
      body: entryBody,
      answer: json('It is stored.', z.strictObject({ form: z.int(), thanks: text }), 201),
      problems: [403, 404, 409, 422, 429],
    },
    async (c, { body: { form: formId, field_values: values, ...sent } }) => {
      const token = sent.token ?? getCookie(c, tokenCookie(formId)) ?? '';
      const language = c.get('language');
      const stored = await sendEntry(services, formId, { values, token, honeypot: sent.website }, language);
      if (stored === null) throw unknownForm();
      if (stored.ok) return { form: formId, thanks: shown(stored.value.thanks, language).text };
      const { refusal, errors } = stored.error;
      if (refusal) throw new Problem(REFUSALS[refusal].status, refusal.toLowerCase(), REFUSALS[refusal]);
      const form = await findForm(services.db, formId);
      throw new Problem(400, 'bad_request', {
        detail: 'Some fields cannot be used.',
        fields: Object.entries(errors).map(([field, error]) => ({
          ...fieldProblem(field, 'form_entry', { reason: error }),
          message: fieldMessage(
            error,
            language,
            form?.fields.find(({ slug }) => slug === field),
          ),
        })),
      });
    },
  );

  return app;
}

const UPLOAD_PROBLEMS: Record<TempFileError, { status: 400 | 413 | 415 | 422 | 429 | 503; detail: string }> =
  {
    UNKNOWN_FIELD: { status: 422, detail: 'There is no such form with such a field for files.' },
    WRONG_KIND: { status: 415, detail: 'This field takes other kinds of files.' },
    TOO_MANY: { status: 429, detail: 'Too much came from this network within an hour.' },
    NOT_MULTIPART: { status: 415, detail: 'This call takes a form with one file (multipart/form-data).' },
    NO_FILE: { status: 400, detail: 'There is no file in the form.' },
    SEVERAL_PARTS: { status: 400, detail: 'One file, and nothing else.' },
    CUT_OFF: { status: 400, detail: 'The transfer ended early.' },
    TOO_LARGE: { status: 413, detail: 'The file is too large.' },
    UNKNOWN_TYPE: { status: 415, detail: 'No form takes this kind of file.' },
    FULL: { status: 503, detail: 'Too many files are waiting for their forms.' },
    BUSY: { status: 503, detail: 'Too many files are on their way. Try again in a moment.' },
  };

/** `POST /temp-files/`: a file for a form that is sent later. Mounted where bodies are read as they come. */
export function tempFilesApi(
  services: EntryServices & { storage: FileStorage },
  networkOf: (c: Context) => string | null = () => null,
) {
  const receive = createTempFiles(services);
  const app = new Hono<Env>({ strict: false });
  const call = callsOn(app, { group, caller: anyone });
  call(
    'POST /',
    {
      summary: 'Takes in a file for a form that is sent within an hour. What it is is read from its content.',
      takes: { target: targetInQuery },
      takesFile: true,
      answer: json('Its id is the value of the field.', fileAnswer.extend({ expires_at: instant }), 201),
      problems: [403, 413, 415, 422, 429, 503],
    },
    async (c, { target: { form, field } }) => {
      const target = form === undefined || field === undefined ? null : { form, field };
      const limit = await findFileLimit(services.db, target);
      if (!limit.ok) throw uploadProblem(limit.error);
      const received = await receive(c.req.raw, limit.value, networkOf(c));
      if (!received.ok) throw uploadProblem(received.error);
      const { id, name, bytes, content_type, uploaded_at } = received.value;
      const expires = new Date(Date.parse(uploaded_at) + WAITING_SECONDS * 1000).toISOString();
      return { id, name, bytes, content_type, expires_at: expires };
    },
  );
  return app;
}

function uploadProblem(error: TempFileError): Problem {
  const { status, detail } = UPLOAD_PROBLEMS[error];
  const seconds = RETRY_SECONDS[error];
  const headers = seconds === undefined ? {} : { headers: { 'retry-after': String(seconds) } };
  return new Problem(status, error.toLowerCase(), { detail, ...headers });
}

/** When it is worth trying again. */
const RETRY_SECONDS: Partial<Record<TempFileError | 'UNKNOWN_FIELD', number>> = {
  TOO_MANY: WAITING_SECONDS,
  FULL: 600,
  BUSY: 20,
};

const unknownForm = () => new Problem(404, 'not_found', { detail: 'There is no such form.' });
