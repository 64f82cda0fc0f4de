import type { Shell } from './find-shell.server.ts';

const item = (id: number, name: string, url: string) => ({ id, name, url });

/** A shell with one of everything. */
export const SHELL: Shell = {
  menus: {
    menu: [
      {
        ...item(1, 'Programme', '/en/programme'),
        hasTabNavigation: true,
        children: [item(2, 'Series', '/en/series')],
      },
      item(3, 'Theatre', '/en/theatre'),
    ],
    secondary: [],
    footer: [item(4, 'Ensemble', '/en/ensemble')],
    legal: [item(5, 'Whistleblower Protection Act', 'https://tips.example/')],
  },
  opening: {
    state: 'open',
    weekday: 'Friday',
    current: { from: '09:00', to: '18:00' },
    ranges: ['09:00 – 18:00'],
    next: null,
    alternativeText: null,
    alternativeLinkUrl: null,
  },
  week: [],
  address: null,
  menu: 'style1',
  panelSide: 'right',
  logoLink: null,
  isShopOnline: true,
  alert: null,
  stickyItems: [{ text: 'Today', link: 'What is on today', url: '/en/today' }],
  overlayTitle: { text: 'Programme and tickets' },
  footer: { top: null, bottom: { text: '<p>With thanks</p>', lang: 'de' }, logos: null },
};
