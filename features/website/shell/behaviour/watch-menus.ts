import { MENU_BUTTON_ID, MENU_ID, QUICK_LINKS_ID } from '../shell-ids.ts';

/** Submenus share their name, so that the platform keeps one open at a time. */
export const OPEN_SUBMENU = 'details[name="submenu"][open]';

const openSubmenu = () => document.querySelector<HTMLDetailsElement>(OPEN_SUBMENU);

/** Menus open and close without a script; this adds Escape, a turn elsewhere, and that a new page closes them. */
export function watchMenus(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const submenu = openSubmenu();
    if (submenu) {
      submenu.open = false;
      submenu.querySelector('summary')?.focus();
    } else if (document.activeElement?.id === MENU_BUTTON_ID) {
      // The browser closes the open panel itself; on the closed one Escape opens it.
      const panel = document.getElementById(MENU_ID);
      if (panel && !panel.matches(':popover-open')) {
        event.preventDefault();
        panel.showPopover();
      }
    }
  });
  const onTurn = ({ target }: Event) => {
    const submenu = openSubmenu();
    if (!submenu || !(target instanceof Node)) return;
    // The scrim belongs to the submenu, yet lies outside its sheet.
    if (target === submenu || !submenu.contains(target)) submenu.open = false;
  };
  document.addEventListener('pointerdown', onTurn);
  document.addEventListener('focusin', (event) => {
    // The search closes automatically, a moment after it has lost the focus.
    if (!openSubmenu()?.matches('[data-search-fold]')) onTurn(event);
    closePanelWithout(event.target);
  });
}

/** The panel covers the page: the focus does not go on behind it. */
function closePanelWithout(target: EventTarget | null): void {
  const panel = document.getElementById(MENU_ID);
  if (!panel?.matches(':popover-open') || !(target instanceof Element)) return;
  if (!panel.contains(target) && target.id !== MENU_BUTTON_ID) panel.hidePopover();
}

export function closeMenus(): void {
  for (const submenu of document.querySelectorAll<HTMLDetailsElement>(OPEN_SUBMENU)) submenu.open = false;
  for (const id of [MENU_ID, QUICK_LINKS_ID]) document.getElementById(id)?.hidePopover();
}
