import { currentJump } from '../current-jump.ts';

let isAsked = false;

/** Marks in each list of jumps of the page the place that is being read. */
export function markJumps(): void {
  isAsked = false;
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  for (const list of document.querySelectorAll('[data-jumps]')) {
    const jumps = [...list.querySelectorAll<HTMLAnchorElement>('a')].flatMap((link) => {
      const place = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      return place ? [{ link, top: place.getBoundingClientRect().top }] : [];
    });
    const current = currentJump(
      jumps.map(({ top }) => top),
      isAtEnd,
      jumps.findIndex(({ link }) => link.hash === location.hash),
    );
    for (const [index, { link }] of jumps.entries()) mark(link, index === current);
  }
}

function mark(link: HTMLAnchorElement, isCurrent: boolean): void {
  if (isCurrent) link.setAttribute('aria-current', 'location');
  else link.removeAttribute('aria-current');
}

function ask(): void {
  if (isAsked) return;
  isAsked = true;
  requestAnimationFrame(markJumps);
}

addEventListener('scroll', ask, { passive: true });
addEventListener('resize', ask);
