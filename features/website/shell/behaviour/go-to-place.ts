import { planHashScroll } from '../hash-scroll.ts';
import { glideToElement, scrollToElement } from './smooth-scroll.ts';

/** A question has opened by then (docs/product/numbers.md#times). */
const AFTER_OPENING_MS = 700;

/**
 * Scrolls to the target of a hash; the returned function cancels that. Questions open first. A jump within the current page
 * is immediate.
 * @param isSamePage it is a target of the page that was on show before
 */
export function goToPlace(hash: string, isSamePage: boolean): () => void {
  const id = decodeURIComponent(hash.slice(1));
  const find = () => document.getElementById(id);
  const place = find();
  if (place instanceof HTMLDetailsElement) {
    place.open = true;
    return planHashScroll(find, glideToElement, AFTER_OPENING_MS);
  }
  const isJump = isSamePage && document.querySelector(`[data-jumps] a[href="#${CSS.escape(id)}"]`) !== null;
  return isJump ? planHashScroll(find, glideToElement, 0) : planHashScroll(find, scrollToElement);
}
