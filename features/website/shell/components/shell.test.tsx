import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Shell } from '../find-shell.server.ts';
import { SHELL } from '../shell.fixture.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { FloatingBar } from './floating-bar.tsx';
import { type Footer, FooterContent } from './footer-content.tsx';
import { SiteFrame } from './site-frame.tsx';
import { SiteHeader } from './site-header.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const PATHS = { de: '/de', en: '/en' };

function render(part: ReactNode): string {
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: ['/en/series'] });
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
}

const header = (change: Partial<Shell> = {}, isLanding = false) =>
  render(<SiteHeader shell={{ ...SHELL, ...change }} language="en" paths={PATHS} isLanding={isLanding} />);

describe('the header', () => {
  it('opens children under their item, as tabs where the item says so, and marks the page one is on', () => {
    const markup = header();
    expect(markup).toContain('<details class="submenu" name="submenu">');
    expect(markup).toContain('class="menu-children menu-tabs"');
    expect(markup).toMatch(/<a[^>]*aria-current="page"/);
  });

  it('has only the panel in style 2, from the side the design says', () => {
    const markup = header({ menu: 'style2', panelSide: 'left' });
    expect(markup).not.toContain('class="submenu"');
    expect(markup).toContain('data-menu="style2"');
    expect(markup).toContain('data-side="left"');
  });

  it('leads from the logo to where the design says', () => {
    expect(header()).toMatch(/<a[^>]*class="site-logo"[^>]*href="\/en"/);
    expect(header({ logoLink: '/en/theatre' })).toMatch(/<a[^>]*class="site-logo"[^>]*href="\/en\/theatre"/);
  });

  it('has no top bar on landing pages', () => {
    expect(header()).toContain('top-bar');
    expect(header({}, true)).not.toContain('top-bar');
  });

  it('leads nowhere into a shop that is offline, and says so', () => {
    expect(header()).toContain('href="/webshop?lang=en"');
    expect(header()).toContain('href="/en/user"');
    const markup = header({ isShopOnline: false });
    expect(markup).not.toContain('/webshop');
    expect(markup).not.toContain('/user/');
    expect(markup).toContain('aria-label="My Account, Webshop offline"');
    expect(markup).toContain('title="Webshop offline"');
    expect(markup).toContain('aria-label="My Cart, Webshop offline"');
  });
});

describe('texts that are not translated', () => {
  const german = { name: 'Nachtschicht', lang: 'de', url: '/en/night' } as const;

  it('say their language in the menu, the top bar and the sticky items', () => {
    const menus = { menu: [german, { ...german, name: 'Mehr', children: [german] }], secondary: [german] };
    const markup = header({ menus });
    expect(markup).toMatch(/<a[^>]*lang="de"[^>]*class="dot-line"[^>]*>Nachtschicht/);
    expect(markup).toMatch(/<summary[^>]*lang="de"[^>]*>Mehr/);
    expect(markup).toMatch(/top-bar-links"><a[^>]*lang="de"[^>]*>Nachtschicht/);
    const stickyItems = [{ text: 'Heute', lang: 'de', link: 'What is on', url: '/en/today' } as const];
    expect(
      render(<FloatingBar shell={{ ...SHELL, stickyItems }} language="en" isEventPage={false} />),
    ).toMatch(/<a[^>]*lang="de"[^>]*>Heute/);
  });
});

describe('the block of the settings below the header', () => {
  const frame = (headerBlock: Shell['headerBlock']) =>
    render(
      <SiteFrame
        shell={{ ...SHELL, headerBlock }}
        footer={null}
        language="en"
        paths={PATHS}
        page={{}}
        isEventPage={false}
      >
        <p>The page</p>
      </SiteFrame>,
    );

  it('is there when it says something', () => {
    const block = { text: '<p>We are moving house</p>' };
    expect(frame(block)).toMatch(
      /<\/header><div class="wrap site-header-block" data-rich=""><p>We are moving/,
    );
    expect(frame(null)).not.toContain('site-header-block');
  });
});

describe('the footer', () => {
  const footer: Footer = {
    siteName: 'Buntspecht',
    visit: { hours: { week: [], exceptions: [] }, address: null },
    about: [{ name: 'Ensemble', url: '/en/ensemble' }],
    legal: [{ name: 'Whistleblower Protection Act', url: 'https://tips.example/' }],
    socialLinks: [{ name: 'Mastodon', url: 'https://social.example/@house' }],
    logos: [{ imageUrl: '/demo/logo.svg', text: { text: 'Mit Freunden', lang: 'de' } }],
    blocks: { top: null, bottom: { text: '<p>With thanks</p>', lang: 'de' }, logos: null },
  };
  const html = render(<FooterContent {...footer} />);

  it('opens what is elsewhere in a new tab', () => {
    expect(html).toContain('<a href="https://tips.example/" target="_blank" rel="noopener">');
    expect(html).toContain('<a href="/en/ensemble">Ensemble</a>');
  });

  it('leads to the venue on other sites, by name and in a new tab', () => {
    expect(html).toMatch(/<nav [^>]*aria-label="Social media"/);
    expect(html).toContain(
      '<a href="https://social.example/@house" target="_blank" rel="noopener">Mastodon</a>',
    );
  });

  it('says what a logo stands for, in the language of its text', () => {
    expect(html).toMatch(/<p lang="de"><img src="\/demo\/logo\.svg" alt=""[^>]*\/>Mit Freunden<\/p>/);
  });

  it('has neither logos nor other sites where there are none', () => {
    const bare = render(<FooterContent {...footer} socialLinks={[]} logos={[]} />);
    expect(bare).not.toContain('Social media');
    expect(bare).not.toContain('<img');
  });

  it('shows the blocks of the settings in their language', () => {
    expect(html).toContain('lang="de" data-rich=""><p>With thanks</p></div>');
  });
});

describe('the sticky navigation', () => {
  it('leaves the overlay button out where the programme is on show, or when it is off', () => {
    const sticky = (isEventPage: boolean, shell = SHELL) =>
      render(<FloatingBar shell={shell} language="en" isEventPage={isEventPage} />);
    expect(sticky(false)).toContain('Programme and tickets');
    expect(sticky(true)).not.toContain('Programme and tickets');
    expect(sticky(false, { ...SHELL, overlayTitle: null })).not.toContain('overlay=true');
    expect(sticky(true)).toContain('What is on today');
  });
});

describe('the breadcrumb', () => {
  it('starts with Home and ends with the page itself, which is no link', () => {
    const markup = render(
      <Breadcrumb
        language="en"
        crumbs={[
          { name: 'Series', path: '/en/series' },
          { name: 'Sunday', path: '/en/series/sunday/1' },
        ]}
      />,
    );
    expect(markup.match(/<li>/g)).toHaveLength(3);
    expect(markup).toMatch(/href="\/en"[^>]*>Home/);
    expect(markup).toContain('<span aria-current="page">Sunday</span>');
  });
});
