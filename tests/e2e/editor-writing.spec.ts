import { expect, test } from '@playwright/test';
import { expectAccessibleAt, expectNoSidewaysScroll } from './axe.ts';
import { draftOf, edit, editablePage, field, module, saved } from './editor.ts';
import { FULL } from './extent.ts';
import { isAdopted } from './hydration.ts';
import { typeOver } from './typing.ts';

/** Writing on the page itself, which has no effect on its layout. */

const MODULES = [
  module('h1', 'headline', { de: { preline: 'Heute', content: 'Lauter Löcher' } }),
  module('t1', 'text', {
    de: {
      content: '<p>Zum <strong>Durchkriechen</strong>.</p><ul><li><p>Eins</p></li><li><p>Zwei</p></li></ul>',
    },
  }),
  module('l1', 'link', {
    data: { link: { to: 'url', url: '/de/produktionen' } },
    de: { link_text: 'Alle Stücke' },
  }),
  module('f1', 'faq', {
    data: { questions: [{ id: 'q1' }] },
    de: { questions: { q1: { question: 'Allein?', answer: '<p>Ja.</p>' } } },
  }),
  module('v1', 'video', { data: { video_url: 'https://vimeo.com/123456789' }, de: { title: 'Die Nacht' } }),
];

test('a text is written where it stands, saved automatically, undone, and there after a reload', async ({
  page,
}) => {
  const made = await editablePage(page, 'Schreiben', MODULES);
  await edit(page, made.paths.de);
  const headline = field(page, 'headline', 'content');
  await headline.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' überall');
  await saved(page);
  expect((await draftOf(page, made)).modules[0]?.text.de.content).toBe('Lauter Löcher überall');

  const text = field(page, 'text', 'content');
  await text.getByText('Zwei').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' und');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Drei');
  await page.keyboard.press('Shift+Home');
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('Drei');
  await page.keyboard.press('Control+b');
  await saved(page);
  await expect(page.getByRole('button', { name: /^Rückgängig: Text in Text/ })).toBeEnabled();
  const html = '<p>Zum <strong>Durchkriechen</strong>.</p><ul><li><p>Eins</p></li><li><p>Zwei und</p></li>';
  await expect
    .poll(async () => (await draftOf(page, made)).modules[1]?.text.de.content)
    .toBe(`${html}<li><p><strong>Drei</strong></p></li></ul>`);

  await page.reload();
  await expect(headline).toHaveText('Lauter Löcher überall');
  await expect(text.locator('li')).toHaveText(['Eins', 'Zwei und', 'Drei']);
});

test('on a page that is busy the first key after the click counts too', FULL, async ({ page }) => {
  const made = await editablePage(page, 'Gleich los', MODULES);
  await edit(page, made.paths.de);
  const text = field(page, 'text', 'content');
  await text.getByText('Zwei').hover();
  // All of it waits until the page has time again, and comes in one go then.
  const busy = page.evaluate(() => {
    const end = performance.now() + 800;
    while (performance.now() < end);
  });
  await Promise.all([busy, page.mouse.down(), page.mouse.up(), page.keyboard.type('so!')]);
  await expect(text.locator('li').last()).toHaveText(/so!/);
  await saved(page);
  expect((await draftOf(page, made)).modules[1]?.text.de.content).toContain('so!');
});

test('on a page that is busy what is chosen and made bold in one go is bold', FULL, async ({ page }) => {
  const made = await editablePage(page, 'Gleich fett', MODULES);
  await edit(page, made.paths.de);
  const text = field(page, 'text', 'content');
  await text.getByText('Zwei').click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await saved(page);
  // The browser fires `selectionchange` asynchronously: the next key may come before.
  await text.evaluate((element) => {
    getSelection()?.selectAllChildren(element.querySelector('li:last-child p') ?? element);
    element.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'b',
        code: 'KeyB',
        ctrlKey: true,
        bubbles: true,
        cancelable: true,
      }),
    );
  });
  await expect(text.locator('li').last().locator('strong')).toHaveText('Zwei!');
  await saved(page);
  expect((await draftOf(page, made)).modules[1]?.text.de.content).toContain('<strong>Zwei!</strong>');
});

test('undo and redo go through texts one is in, and are saved too', FULL, async ({ page }) => {
  const made = await editablePage(page, 'Zurück', MODULES);
  await edit(page, made.paths.de);
  const headline = field(page, 'headline', 'content');
  await headline.click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await field(page, 'text', 'content').getByText('Eins').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' a');
  await page.keyboard.press('Control+z');
  await expect(field(page, 'text', 'content').locator('li').first()).toHaveText('Eins');
  await page.keyboard.press('Control+z');
  await expect(headline).toHaveText('Lauter Löcher');
  await page.keyboard.press('Control+Shift+z');
  await expect(headline).toHaveText('Lauter Löcher!');
  await saved(page);
  expect((await draftOf(page, made)).modules[0]?.text.de.content).toBe('Lauter Löcher!');
});

test(
  'links, videos and questions are for writing and selecting, not for following',
  FULL,
  async ({ page }) => {
    const made = await editablePage(page, 'Klicks', MODULES);
    await edit(page, made.paths.de);
    const link = field(page, 'link', 'link_text');
    await link.click();
    await page.keyboard.press('End');
    await page.keyboard.type(' hier');
    await expect(link).toHaveText('Alle Stücke hier');
    const question = field(page, 'faq', 'questions/q1/question');
    await question.click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Nein');
    await expect(question).toHaveText('Allein? Nein');
    await page
      .getByRole('button', { name: 'Dieses Mal laden' })
      .or(page.locator('[data-embed-load="once"]'))
      .first()
      .click();
    await expect(page.locator('[data-module="video"] iframe')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(made.paths.de);
    await saved(page);
  },
);

test('input and caret survive saves that take three seconds', async ({ page }) => {
  const made = await editablePage(page, 'Langsam', MODULES);
  await page.route('**/operations/', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  await edit(page, made.paths.de);
  const headline = field(page, 'headline', 'content');
  await headline.click();
  await page.keyboard.press('Home');
  const typed = 'Wer klopft denn da? '.repeat(10);
  await page.keyboard.type(typed.slice(0, 100), { delay: 1000 / 15 });
  const text = field(page, 'text', 'content');
  await text.getByText('Eins').click();
  await page.keyboard.press('End');
  await page.keyboard.type(typed.slice(100), { delay: 1000 / 15 });
  expect(await headline.textContent()).toBe(`${typed.slice(0, 100)}Lauter Löcher`);
  expect(await text.locator('li').first().textContent()).toBe(`Eins${typed.slice(100)}`);
  // The caret is at the last typed letter.
  await page.keyboard.type('X');
  expect(await text.locator('li').first().textContent()).toBe(`Eins${typed.slice(100)}X`);
  await saved(page);
  const [first, second] = (await draftOf(page, made)).modules;
  expect(first?.text.de.content).toBe(`${typed.slice(0, 100)}Lauter Löcher`);
  expect(second?.text.de.content).toContain(`Eins${typed.slice(100).trim()} X`.slice(0, 20));
});

test(
  'a translation is written over the text that stands in for it, and German remains unchanged',
  FULL,
  async ({ page }) => {
    const made = await editablePage(page, 'Zwei Sprachen', MODULES);
    await edit(page, made.paths.en);
    const headline = field(page, 'headline', 'content');
    await expect(headline).toHaveAttribute('lang', 'de');
    await headline.click();
    await page.keyboard.press('Tab');
    expect((await draftOf(page, made)).modules[0]?.text.en).toEqual({});
    await headline.click();
    await page.waitForTimeout(100);
    await page.keyboard.type('Nothing but holes');
    await expect(headline).not.toHaveAttribute('lang', /.*/);
    await saved(page);
    const [first] = (await draftOf(page, made)).modules;
    expect(first?.text).toEqual({
      de: { preline: 'Heute', content: 'Lauter Löcher' },
      en: { content: 'Nothing but holes' },
    });
  },
);

/** As these programs put it on the clipboard; made by hand after what they write. */
const PASTED = {
  Word: `<html><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment-->
    <h1 style='mso-outline-level:1'>Plan<o:p></o:p></h1>
    <p class=MsoNormal style='text-align:center'><b style='mso-bidi-font-weight:normal'>Fett</b> und <i>schr&auml;g</i><o:p></o:p></p>
    <p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>&middot;<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Eins</p>
    <p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>&middot;<span>&nbsp;&nbsp; </span></span><![endif]>Zwei</p>
    <!--EndFragment--></body></html>`,
  'Google Docs': `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">Plan</span></p>
    <p dir="ltr" style="text-align:center"><span style="font-weight:700">Fett</span><span style="font-weight:400"> und </span><span style="font-style:italic;font-weight:400">schräg</span></p>
    <ul><li dir="ltr"><p dir="ltr" role="presentation"><span style="font-weight:400">Eins</span></p></li><li dir="ltr"><p dir="ltr"><span>Zwei</span></p></li></ul></b>`,
  Outlook: `<div class="WordSection1"><p class="MsoNormal"><span style="font-family:Calibri">Plan<o:p></o:p></span></p>
    <p class="MsoNormal" align="center"><strong>Fett</strong> und <em>schräg</em><img src="cid:1"><script>alert(1)</script></p>
    <ul style="margin-top:0cm" type="disc"><li class="MsoNormal">Eins<o:p></o:p></li><li class="MsoNormal">Zwei</li></ul></div>`,
};

for (const [program, html] of Object.entries(PASTED)) {
  test(
    `content pasted from ${program} becomes marks, paragraphs and lists, and nothing else`,
    FULL,
    async ({ page }) => {
      const made = await editablePage(page, `Aus ${program}`, [
        module('t1', 'text', { de: { content: '<p>x</p>' } }),
      ]);
      await edit(page, made.paths.de);
      await field(page, 'text', 'content').click();
      await expect(page.locator('[contenteditable="true"]:focus')).toHaveCount(1);
      await page.keyboard.press('Control+a');
      await page.evaluate((pasted) => {
        const copy = (event: ClipboardEvent) => {
          event.clipboardData?.setData('text/html', pasted);
          event.preventDefault();
          event.stopImmediatePropagation();
        };
        addEventListener('copy', copy, { capture: true, once: true });
      }, html);
      await page.keyboard.press('Control+c');
      await page.keyboard.press('Control+v');
      await saved(page);
      expect((await draftOf(page, made)).modules[0]?.text.de.content).toBe(
        '<p>Plan</p><p class="text-center"><strong>Fett</strong> und <em>schräg</em></p><ul><li><p>Eins</p></li><li><p>Zwei</p></li></ul>',
      );
    },
  );
}

test(
  'a megabyte put into a text is held back and said, and the page goes on working',
  FULL,
  async ({ page }) => {
    const made = await editablePage(page, 'Ein Megabyte', MODULES);
    await edit(page, made.paths.de);
    const headline = field(page, 'headline', 'content');
    await headline.click();
    await page.evaluate(() => document.execCommand('insertText', false, 'x'.repeat(1_000_000)));
    await expect(page.getByRole('alert').filter({ hasText: 'Nicht gespeichert' })).toBeVisible();
    await field(page, 'link', 'link_text').fill('Geht noch');
    await expect
      .poll(async () => (await draftOf(page, made)).modules[2]?.text.de.link_text)
      .toBe('Geht noch');
    expect((await draftOf(page, made)).modules[0]?.text.de.content).toBe('Lauter Löcher');
    // Changes missing from the undo steps are undone first; remote changes are preserved.
    await page.keyboard.press('Control+z');
    await expect(headline).toHaveText('Lauter Löcher');
    await saved(page);
    expect((await draftOf(page, made)).modules[2]?.text.de.link_text).toBe('Geht noch');
    await headline.fill('Kurz');
    await saved(page);
    expect((await draftOf(page, made)).modules[0]?.text.de.content).toBe('Kurz');
  },
);

test('it keeps to the policy of the site: not even a try is reported', async ({ page }) => {
  const made = await editablePage(page, 'Nach den Regeln', MODULES);
  await page.addInitScript(() => {
    const broken: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) =>
      broken.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
    Object.assign(window, { broken });
  });
  await edit(page, made.paths.de);
  await field(page, 'text', 'content').getByText('Zwei').click();
  await page.keyboard.type('!');
  await saved(page);
  expect(await page.evaluate(() => (window as Window & { broken?: string[] }).broken)).toEqual([]);
});

test('turning it on and off shifts nothing, and the elements are preserved', FULL, async ({ page }) => {
  const made = await editablePage(page, 'Nichts rührt sich', [
    ...MODULES,
    ...MODULES.map((each) => ({ ...each, id: `${each.id}x` })),
  ]);
  await page.goto(made.paths.de);
  await page.waitForFunction(() => document.documentElement.dataset.alive !== undefined);
  // The bar of editors is hydrated after the page; pressed before, its link is an ordinary one.
  const link = page.getByRole('link', { name: 'Bearbeiten', exact: true });
  await isAdopted(link);
  const modules = page.locator('[data-part="content"]');
  await modules.locator('details').first().locator('summary').click();
  await page.evaluate(() => scrollTo(0, 500));
  const places = () =>
    modules
      .locator('*')
      .evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));
  const html = () => modules.evaluate((element) => element.innerHTML.replace(/ (style=""|open="")/g, ''));
  const before = { places: await places(), html: await html() };
  const first = await modules.locator('[data-module]').first().elementHandle();
  // By key: before each press of a pointer Playwright scrolls in Firefox.
  await link.press('Enter');
  await expect(field(page, 'headline', 'content').first()).toBeVisible();
  const after = await places();
  expect(after.filter((each, at) => each !== before.places[at])).toEqual([]);
  expect(await first?.evaluate((element) => element.isConnected)).toBe(true);
  const added = / (data-[a-z-]+|contenteditable|tabindex|role|aria-label|aria-multiline|style|open)="[^"]*"/g;
  const edited = await modules.evaluate((element) => element.innerHTML);
  expect(edited.replaceAll(added, '')).toBe(before.html.replaceAll(added, ''));
  await page.getByRole('link', { name: 'Bearbeiten beenden' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Bearbeiten', exact: true })).toBeVisible();
  await expect(field(page, 'headline', 'content')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(500);
  expect(await html()).toBe(before.html);
});

test('visitors get no byte of it, and no hint that it exists', FULL, async ({ page, browser }) => {
  const made = await editablePage(page, 'Nur lesen', MODULES);
  const visitor = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  const arriving = new Map<string, Promise<string>>();
  visitor.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css)$/.test(pathname)) arriving.set(pathname, response.text());
  });
  const html = await (await visitor.goto(made.paths.de))?.text();
  // Code no page needs for reading loads last, when the browser is idle.
  await expect.poll(() => [...arriving.keys()].join(' ')).toContain('after-page');
  await visitor.waitForLoadState('networkidle');
  visitor.removeAllListeners('response');
  const sent = await Promise.all(arriving.values());
  expect(sent.length).toBeGreaterThan(3);
  const marks = /plaintext-only|prosemirror|"edited"|editor-session|data-placeholder/i;
  expect([html ?? '', ...sent].flatMap((text) => marks.exec(text)?.[0] ?? [])).toEqual([]);
  await visitor.context().close();
});

// Debian’s Firefox crashes now and then while axe looks at a page.
test('axe finds nothing on a page that is edited', { tag: '@chromium-only' }, async ({ page }) => {
  const widths = [1280, 390];
  const made = await editablePage(page, 'Axe', MODULES);
  await page.goto(made.paths.de);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('link', { name: 'Bearbeiten' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await edit(page, made.paths.de);
  await field(page, 'text', 'content').click();
  await expectAccessibleAt(page, widths);
});

test('a text that is too long is kept for editing, to be shortened', FULL, async ({ page }) => {
  const made = await editablePage(page, 'Viel zu lang', [
    module('eins', 'headline', { de: { content: 'Kurz' } }),
    module('zwei', 'text', { de: { content: '<p>Daneben</p>' } }),
  ]);
  await edit(page, made.paths.de);
  const headline = field(page, 'headline', 'content');
  await headline.click();
  await page.keyboard.insertText('klopf '.repeat(300));
  await field(page, 'text', 'content').click();
  await expect(page.getByRole('button', { name: /^Nicht gespeichert/ })).toBeVisible();
  await expect(headline).toContainText('klopf klopf');
  await page.getByRole('button', { name: /^Nicht gespeichert/ }).click();
  // The page has no room for the reason; the dialog of the module says it at the field.
  const fault = page.locator('dialog[open] :focus');
  await expect(fault).toHaveAccessibleDescription(/Das ist zu lang/);
  await typeOver(fault, 'Wieder kurz');
  await expect(fault).not.toHaveAccessibleDescription(/Das ist zu lang/);
  await page.getByRole('button', { name: 'Fertig' }).click();
  await expect(headline).toHaveText('Wieder kurz');
  await saved(page);
  expect((await draftOf(page, made)).modules[0]?.text.de.content).toBe('Wieder kurz');
});
