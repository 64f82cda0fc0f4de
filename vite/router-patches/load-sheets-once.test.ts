import { expect, test } from 'vitest';
import { assertSheetsLoadedOnce, loadSheetsOnce, withStableRootSheets } from './load-sheets-once.ts';

const module = `export default {'routes':{'root':{'css':['/app.css#']},'home':{'css':['/app.css#','/home.css#','/app.css']},'cart':{}}};`;

test('sheets of the document are requested once, those of its route may come twice', () => {
  expect(withStableRootSheets(module)).toBe(
    'export default {"routes":{"root":{"css":["/app.css"]},"home":{"css":["/app.css","/home.css#"]},"cart":{"css":[]}}};',
  );
});

test.each([
  ['module.exports = {}', 'the format of the server manifest'],
  [`export default {'routes':{'home':{'css':['/app.css#']}}};`, 'the style sheets of the root route'],
])('a manifest of another form stops the build: %s', (code, message) => {
  expect(() => withStableRootSheets(code)).toThrow(message);
});

test('a browser that gets two sheets stops the build', () => {
  expect(() => assertSheetsLoadedOnce({ root: { css: ['/app.css#'] } })).toThrow('still marked');
  assertSheetsLoadedOnce({ root: { css: ['/app.css'] } });
});

test('a build without the manifest stops', () => {
  const { transform, generateBundle } = loadSheetsOnce() as unknown as {
    transform(code: string, id: string): { code: string } | null;
    generateBundle(): void;
  };
  expect(transform(module, 'app/root.tsx')).toBeNull();
  expect(() => generateBundle()).toThrow('the module of the server manifest');
  expect(transform(module, '\0virtual:react-router/server-manifest')?.code).toContain('["/app.css"]');
  expect(() => generateBundle()).not.toThrow();
});
