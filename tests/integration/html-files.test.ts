import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContentTree } from '#features/core/documents/index.ts';
import { loadHtmlFiles } from '#features/website/modules/html-file/load.server.ts';
import { cleanHtmlFile } from '#features/website/modules/html-files/clean-html-file.server.ts';
import { scopedStyles } from '#features/website/modules/html-files/scoped-styles.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openApi } from './api-app.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const SCOPE = '[data-html-file="7"]';

describe('the styles of a file', () => {
  it.each([
    ['p, a:hover { color: red }', `${SCOPE} p, ${SCOPE} a:hover { color: red }`],
    ['body { margin: 0 } html.x { top: 0 }', `${SCOPE} { margin: 0 } ${SCOPE}.x { top: 0 }`],
    ['@media print { p { color: red } }', `@media print { ${SCOPE} p { color: red } }`],
    ['bodyguard { color: red }', `${SCOPE} bodyguard { color: red }`],
  ])('hold for the file alone: %s', (css, scoped) => {
    expect(scopedStyles(css, SCOPE)).toBe(scoped);
  });

  it.each([
    ['> p { top: 0 }', `${SCOPE} > p { top: 0 }`],
    ['p ~ p, p + p { top: 0 }', `${SCOPE} p ~ p, ${SCOPE} p + p { top: 0 }`],
    ['body > p { top: 0 }', `${SCOPE} > p { top: 0 }`],
    ['a[title="~ *"] { top: 0 }', `${SCOPE} a[title="~ *"] { top: 0 }`],
    [':root:has(p) { top: 0 }', `${SCOPE}:has(p) { top: 0 }`],
    ['p:has(+ p) { top: 0 }', `${SCOPE} p:has(+ p) { top: 0 }`],
    ['~ *, p { top: 0 }', `${SCOPE} p { top: 0 }`],
  ])('reach what stands in the file: %s', (css, scoped) => {
    expect(scopedStyles(css, SCOPE)).toBe(scoped);
  });

  it.each([
    ...['~ *', '+ p', ':root ~ *', 'html + *', 'body~nav', 'body/**/~/**/nav', ':root:has(p) ~ nav'],
    ...[':root:has(~ nav)', 'body:has(+ nav)', 'html || td', 'p)', ', '],
  ])('reach nothing beside the file: %s', (selector) => {
    const scoped = scopedStyles(`${selector} { top: 0 } p { top: 0 }`, SCOPE);
    expect(scoped.trim()).toBe(`${SCOPE} p { top: 0 }`);
  });

  it.each([
    '@import "https://x.example/a.css";',
    '@font-face { font-family: x; src: url(https://x.example/a) }',
    '@keyframes page { to { top: 0 } }',
    '@layer base, theme;',
  ])('load nothing and name nothing for the page: %s', (css) => {
    expect(scopedStyles(css, SCOPE)).toBe('');
  });

  it.each(['url(//x.example)', 'u\\72l(x)', 'image-set("x" 1x)'])('have no value %s', (value) => {
    expect(scopedStyles(`p { background: ${value}; color: red }`, SCOPE)).toBe(`${SCOPE} p { color: red }`);
  });

  it('cannot escape their place by unclosed markup', () => {
    expect(() => scopedStyles('p { color: red', SCOPE)).toThrow();
    expect(scopedStyles('p { color: red } } body { top: 0 }'.replace('} }', '}'), SCOPE)).not.toMatch(
      /^body/m,
    );
  });
});

it('the styles of a file are refused where they are nested beyond sense, and read no file of this machine', () => {
  expect(() => scopedStyles(`${'@media print {'.repeat(20_000)}`, SCOPE)).toThrow();
  expect(scopedStyles('p { top: 0 }\n/*# sourceMappingURL=/etc/passwd */', SCOPE)).not.toContain('passwd');
});

it('of a file its body is shown, clean: no scripts, ids, handlers, frames, nor its title', () => {
  const { body, style } = cleanHtmlFile(
    '<html><head><title>Titel</title><style>p{color:red}</style></head><body id="main" onload="x()"><p id="a" style="top:0" class="b">Hallo<script>x()</script></p><iframe src="x"></iframe><img src="https://x.example/a.png"><img src="/a.png"></body></html>',
    SCOPE,
  );
  expect(body).toContain('<p class="b">Hallo</p>');
  expect(body).not.toMatch(/Titel|script|iframe|onload|style|id=|x\.example/);
  expect(body).toContain('src="/a.png"');
  expect(style).toBe(`${SCOPE} p{color:red}`);
});

it('a file that is nested beyond sense is read in time and keeps its words', () => {
  const { body } = cleanHtmlFile(`${'<div>'.repeat(30_000)}Hallo`, SCOPE);
  expect(body).toContain('Hallo');
});

describeOnEngines('HTML files', (engine) => {
  let test: TestServices;

  beforeEach(async () => {
    test = await openTestServices(engine);
  });
  afterEach(() => {
    sessions.clear();
    return test.close();
  });

  const sessions = new Map<string, Record<string, string>>();
  const sessionOf = async (role: 'editor' | 'html_editor') => {
    const session = sessions.get(role) ?? (await signInAs(test.services, role));
    sessions.set(role, session);
    return session;
  };
  const call = async (method: string, path: string, body?: object, role?: 'editor' | 'html_editor') => {
    const headers = role ? await sessionOf(role) : {};
    const answer = await openApi(test.services).request(`https://b.example${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json', 'if-match': '*' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const upload = async (html: string) => {
    const { status, text } = await call('POST', '/html', { name: `f${html.length}`, html }, 'html_editor');
    return { status, id: (JSON.parse(text) as { id: number }).id };
  };
  const placed = (...ids: number[]): ContentTree => ({
    modules: ids.map((id) => ({
      id: `m${id}`,
      type: 'html-file',
      version: 1,
      data: { url: `/api/html/${id}/` },
      text: { de: {}, en: {} },
    })),
  });

  it('are uploaded with permission to write HTML, listed for all, and opened without active content', async () => {
    expect((await call('POST', '/html', { name: 'x', html: '<p>x</p>' }, 'editor')).status).toBe(403);
    expect((await call('POST', '/html', { name: 'x', html: '<p>x</p>' })).status).toBe(403);
    const { status, id } = await upload('<style>p { top: 0 }</style><p>Hallo<script>x()</script></p>');
    expect(status).toBe(201);
    const list = JSON.parse((await call('GET', '/html/')).text);
    expect(list).toMatchObject([{ id, url: `/api/html/${id}/` }]);
    const opened = await call('GET', `/html/${id}/`);
    expect(opened.text).toBe('<p>Hallo</p>');
    expect(opened.headers.get('content-security-policy')).toContain('sandbox');
    expect((await call('GET', `/html/${id}/style.css`)).text).toBe(`[data-html-file="${id}"] p { top: 0 }`);
    expect((await call('GET', '/html/999/')).status).toBe(404);
  });

  it('run unsanitized in a frame alone, without an origin, on our own pages', async () => {
    const { id } = await upload('<p>Hallo<script>x()</script></p>');
    const { status, headers, text } = await call('GET', `/html/${id}/frame/`);
    expect([status, text]).toEqual([200, '<p>Hallo<script>x()</script></p>']);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^sandbox (?!.*allow-same-origin)/);
    expect(policy).toContain("frame-ancestors 'self'");
    for (const path of ['/html/999/frame/', '/html/x/frame/'])
      expect((await call('GET', path)).status).toBeGreaterThanOrEqual(400);
  });

  it('are refused with styles nobody can read, and beyond 200,000 characters', async () => {
    expect((await upload('<style>p { color: red</style>')).status).toBe(400);
    expect((await upload('a'.repeat(200_001))).status).toBe(400);
  });

  it('are read in one query for a page; one that is missing is logged and shows nothing', async () => {
    const { id } = await upload('<p>Hallo</p>');
    const warn = vi.spyOn(test.services.log, 'warn');
    const spy = vi.spyOn(test.services.db, 'selectFrom');
    const { modules } = await loadHtmlFiles(test.services, placed(id, 999), 'de');
    expect(spy).toHaveBeenCalledOnce();
    expect(modules).toEqual({ [`m${id}`]: { file: id, body: '<p>Hallo</p>', hasStyle: false } });
    expect(warn).toHaveBeenCalledOnce();
  });
});
