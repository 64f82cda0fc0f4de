import type { Shell } from './find-shell.server.ts';

const item = (name: string, url: string) => ({ name, url });

/** A shell with one of everything. */
export const SHELL: Shell = {
  siteName: 'Buntspecht',
  languages: ['de', 'en'],
  menus: {
    menu: [
      {
        ...item('Programme', '/en/programme'),
        hasTabNavigation: true,
        children: [item('Series', '/en/series')],
      },
      item('Theatre', '/en/theatre'),
    ],
    secondary: [],
  },
  opening: { state: 'open', day: 'Today, Friday:', text: 'Open until 18:00' },
  menu: 'style1',
  panelSide: 'right',
  logoLink: null,
  isShopOnline: true,
  alert: null,
  stickyItems: [{ text: 'Today', link: 'What is on today', url: '/en/today' }],
  overlayTitle: { text: 'Programme and tickets' },
  headerBlock: null,
};
