import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#lib/localized.ts';
import type { EmailBlock, EmailTemplate } from './email-template.ts';

/** Mail programs support tables, inline styles and their own fonts; the design must not depend on the rest. */
const INK = '#17171f';
const TEXT = { fontFamily: 'Familjen Grotesk, Arial, sans-serif', color: INK };
const DISPLAY = {
  fontFamily: 'Londrina Solid, Impact, Arial Black, sans-serif',
  fontWeight: 900,
  color: INK,
};
const LINE = { margin: '0 0 16px', fontSize: '17px', lineHeight: 1.5 };
const WIDTH = 600;

/** Switches the sheet to dark in dark mode of mail programs; the coloured cards are unchanged. No character here is escaped. */
const SHEET = `
  .letter-ground, .letter-sheet { color-scheme: light dark; }
  @media (max-width: 480px) { .letter-inner { padding-left: 16px !important; padding-right: 16px !important; } }
  @media (prefers-color-scheme: dark) {
    .letter-ground { background: #101015 !important; }
    .letter-sheet { background: #24242d !important; }
    .letter-ink { color: #faf8f3 !important; }
    .letter-quiet { color: #c9c5d1 !important; }
    .letter-foot { background: #000000 !important; }
    .letter-button { background: #ffc320 !important; }
    .letter-button a { color: #17171f !important; }
  }
`;

/** The HTML part of an email: no picture, no font and no style is fetched from anywhere. */
export function emailHtml(template: EmailTemplate): string {
  return `<!doctype html>${renderToStaticMarkup(page(template))}`;
}

function page(template: EmailTemplate): ReactElement {
  const { language, subject } = template;
  return h(
    'html',
    { lang: language },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('title', null, subject),
      h('style', null, SHEET),
    ),
    h(
      'body',
      { className: 'letter-ground', style: { margin: 0, padding: '0 0 24px', background: '#efeae2' } },
      layoutTable(
        { width: '100%' },
        cell(
          { align: 'center', style: { padding: '16px 0' } },
          layoutTable({ className: 'letter-sheet', style: sheetStyle }, ...rowsOf(template)),
        ),
      ),
    ),
  );
}

const sheetStyle = { width: '100%', maxWidth: WIDTH, background: '#ffffff', textAlign: 'left' } as const;

function rowsOf({ site, address = [], heading, blocks }: EmailTemplate): ReactElement[] {
  const inner = (style: object, ...children: ReactNode[]) =>
    cell({ className: 'letter-inner', style: { padding: '20px 24px', ...style } }, ...children);
  return [
    inner({}, h('p', { className: 'letter-ink', style: { ...DISPLAY, margin: 0, fontSize: '28px' } }, site)),
    cell({ style: { background: '#d4202a', fontSize: '1px', lineHeight: '12px' } }, '\u00a0'),
    inner(
      { padding: '28px 24px 20px' },
      h(
        'h1',
        {
          className: 'letter-ink',
          style: { ...DISPLAY, margin: '0 0 16px', fontSize: '34px', lineHeight: 1.1 },
        },
        heading,
      ),
      ...blocks.map(shown),
    ),
    cell(
      { className: 'letter-inner letter-foot', style: { background: INK, padding: '20px 24px' } },
      ...[site, ...address].map((line, index) =>
        h(
          'p',
          {
            style: {
              ...TEXT,
              margin: 0,
              color: '#faf8f3',
              fontSize: '14px',
              fontWeight: index === 0 ? 700 : 400,
            },
          },
          line,
        ),
      ),
    ),
  ];
}

function shown(block: EmailBlock): ReactElement {
  switch (block.kind) {
    case 'text':
      return paragraph(block.text, block.language);
    case 'card':
      return layoutTable(
        { width: '100%', style: { margin: '0 0 16px' } },
        cell(
          { style: { background: '#ffc320', padding: '16px 20px' } },
          h(
            'h2',
            { style: { ...DISPLAY, margin: '0 0 4px', fontSize: '22px', lineHeight: 1.15 } },
            block.title,
          ),
          ...block.facts.map((fact) =>
            h('p', { style: { ...TEXT, margin: '0 0 4px', fontSize: '17px', fontWeight: 700 } }, fact),
          ),
          ...block.rows.map(([what, amount]) =>
            h(
              'p',
              { style: { ...TEXT, margin: '4px 0 0', fontSize: '16px' } },
              `${what}: `,
              h('b', null, amount),
            ),
          ),
        ),
      );
    case 'sum':
      return h(
        'p',
        {
          className: 'letter-ink',
          style: { ...TEXT, ...LINE, borderTop: '3px solid currentColor', paddingTop: '12px' },
        },
        h('b', null, `${block.name}: ${block.amount}`),
        block.notes.length > 0 ? h('br') : null,
        small(block.notes.join(' · ')),
      );
    case 'answer':
      return h(
        'p',
        { className: 'letter-ink', style: { ...TEXT, ...LINE } },
        small(block.label),
        h('br'),
        inLines(block.answer),
      );
    case 'link':
      return h(
        'div',
        { lang: block.language, style: { margin: '0 0 16px' } },
        block.intro === undefined ? null : paragraph(block.intro),
        block.isMain ? button(block) : plainLink(block),
      );
  }
}

const paragraph = (text: string, lang?: Language) =>
  h('p', { lang, className: 'letter-ink', style: { ...TEXT, ...LINE } }, inLines(text));

const small = (text: string) =>
  h('span', { className: 'letter-quiet', style: { ...TEXT, color: '#5d5a68', fontSize: '14px' } }, text);

function inLines(text: string): ReactNode[] {
  return text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [h('br', { key: index }), line]));
}

function button({ label, href }: { label: string; href: string }): ReactElement {
  const style = {
    ...TEXT,
    display: 'inline-block',
    padding: '14px 24px',
    color: '#ffffff',
    fontSize: '17px',
  };
  return layoutTable(
    {},
    cell(
      { className: 'letter-button', style: { background: INK } },
      h('a', { href, style: { ...style, fontWeight: 700, textDecoration: 'none' } }, label),
    ),
  );
}

const plainLink = ({ label, href }: { label: string; href: string }) =>
  h('a', { href, className: 'letter-ink', style: { ...TEXT, fontSize: '17px', fontWeight: 700 } }, label);

/** Layout tables with the role `presentation`; each child is a row of one cell. */
function layoutTable(props: object, ...cells: ReactElement[]): ReactElement {
  return h(
    'table',
    { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0, ...props },
    h('tbody', null, ...cells.map((one) => h('tr', null, one))),
  );
}

const cell = (props: object, ...children: ReactNode[]) => h('td', props, ...children);
