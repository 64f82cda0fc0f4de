import { Hono } from 'hono';
import { z } from 'zod';
import type { Db } from '#features/database.server.ts';
import { file, json } from '#platform/http/answer.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { anyone, idInPath } from '#platform/http/inputs.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import type { Log } from '#platform/log.server.ts';
import { findCleanHtml } from './find-clean-html.server.ts';
import { htmlFileAddress } from './html-file-address.ts';
import { findHtml, findHtmlFiles } from './store.server.ts';

/** A file opened directly runs nothing, loads nothing and has no origin. */
const ALONE = "default-src 'none'; img-src 'self'; sandbox";

/**
 * A file that runs: without an origin, so that it reads nothing of the site and acts for nobody, in frames of the own pages
 * alone. It may load from others: its visitor was asked before.
 */
const IN_FRAME = [
  'sandbox allow-scripts allow-forms allow-popups',
  "default-src https: 'unsafe-inline'",
  'img-src https: data:',
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

const text = z.string();

/** `GET /html/`: the files; the content of one, its styles, and its frame (docs/product/content.md#html-files). */
export function htmlFilesApi(services: { db: Db; log: Log }) {
  const app = new Hono({ strict: false });
  const call = callsOn(app, { group: 'House', caller: anyone });
  const fileAt = async (id: number) => {
    const clean = (await findCleanHtml(services, [id])).get(id);
    if (!clean) throw noSuchFile();
    return clean;
  };

  call(
    'GET /html/',
    {
      summary: 'The HTML files that can be placed on pages.',
      answer: json(
        'The files.',
        z.array(z.strictObject({ id: z.int(), name: text, url: text, updated_at: text })),
      ),
    },
    async () =>
      (await findHtmlFiles(services.db)).map(({ id, name, updatedAt }) => ({
        id,
        name,
        url: htmlFileAddress(id),
        updated_at: updatedAt,
      })),
  );

  call(
    'GET /html/:id/',
    {
      summary: 'What an HTML file shows: its body without anything that runs.',
      takes: { id: idInPath },
      answer: file('HTML.', 'text/html'),
      problems: [404],
    },
    async (c, { id }) => {
      const { body } = await fileAt(id);
      c.header('content-security-policy', ALONE);
      return c.html(body);
    },
  );

  call(
    'GET /html/:id/frame/',
    {
      summary: 'An HTML file as it was written, to run in a frame without an origin.',
      takes: { id: idInPath },
      answer: file('HTML.', 'text/html'),
      problems: [404],
    },
    async (c, { id }) => {
      const [written] = await findHtml(services.db, [id]);
      if (!written) throw noSuchFile();
      c.header('content-security-policy', IN_FRAME);
      c.header('cache-control', 'no-cache');
      return c.html(written.html);
    },
  );

  call(
    'GET /html/:id/style.css',
    {
      summary: 'The styles of an HTML file, for where it stands on a page alone.',
      takes: { id: idInPath },
      answer: file('A style sheet.', 'text/css'),
      problems: [404],
    },
    async (c, { id }) => {
      const { style } = await fileAt(id);
      return c.body(style, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' });
    },
  );

  return app;
}

const noSuchFile = () => new Problem(404, 'not_found', { detail: 'There is no such file.' });
