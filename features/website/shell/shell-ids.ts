/** The slide-in panel with the whole menu. */
export const MENU_ID = 'site-menu';
/** Its button. */
export const MENU_BUTTON_ID = 'site-menu-button';
/** Id of the links that the floating bar collapses on narrow screens. */
export const QUICK_LINKS_ID = 'quick-links';
