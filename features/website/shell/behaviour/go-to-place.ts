import { planHashScroll } from '../hash-scroll.ts';
import { glideToElement, scrollToElement } from './smooth-scroll.ts';

/** A question has opened by then (docs/product/numbers.md#times). */
const AFTER_OPENING_MS = 700;

/**
 * Leads to the place of the page that a hash names; what it returns calls that off. Questions open first. Who presses a jump of
 * a list on the page they read goes at once.
 * @param isSamePage it is a place of the page that was on show before
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
