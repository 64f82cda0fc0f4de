import { areStickyItemsShown, isHeaderCompact } from '../scroll-state.ts';
import { MENU_ID } from '../shell-ids.ts';
import { OPEN_SUBMENU } from './watch-menus.ts';

/**
 * Keeps on `<html>` what the style sheet needs to know of the scrolling: `data-compact` for the header, `data-sticky` for
 * the sticky items, `data-footer` while the footer is in view,
 * `data-scrollbar` where the scrollbar takes room from the page.
 */
export function watchScroll(): () => void {
  const root = document.documentElement;
  let isFooterInView = false;
  const update = () => {
    const isMenuOpen = document.querySelector(`#${MENU_ID}:popover-open, ${OPEN_SUBMENU}`) !== null;
    root.toggleAttribute('data-compact', isHeaderCompact(scrollY, innerHeight, isMenuOpen));
    root.toggleAttribute('data-sticky', areStickyItemsShown(scrollY, innerHeight, isFooterInView));
    root.toggleAttribute('data-footer', isFooterInView);
  };

  const footer = document.querySelector('[data-part="footer"]');
  const observer = new IntersectionObserver(([entry]) => {
    isFooterInView = entry?.isIntersecting ?? false;
    update();
  });
  if (footer) observer.observe(footer);
  addEventListener('scroll', update, { passive: true });
  addEventListener('resize', update);
  document.addEventListener('toggle', update, true);
  // Scrollbars that take no room leave none behind.
  root.toggleAttribute('data-scrollbar', innerWidth > root.clientWidth);
  update();
  return update;
}
