import type { DemoStickyItem } from './types.ts';

export const stickyItems: DemoStickyItem[] = [
  {
    text: { de: 'Heute', en: 'Today' },
    link: { de: 'Was im Haus los ist', en: 'What is on in the house' },
    page: 'calendar',
  },
];
