import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { delegateClicks } from './delegate-clicks.ts';

/** As much of an element as is looked at. */
class FakeElement {
  readonly #inside: Record<string, unknown>;
  constructor(inside: Record<string, unknown> = {}) {
    this.#inside = inside;
  }
  closest(selector: string) {
    return this.#inside[selector] ?? null;
  }
}

const SELECTOR = 'button[data-book]';
const button = new FakeElement();
const icon = new FakeElement({ [SELECTOR]: button });

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', {});
  vi.stubGlobal('Element', FakeElement);
});
afterEach(() => void vi.unstubAllGlobals());

function happen(type: string, target: unknown): Event {
  const event = new Event(type, { cancelable: true });
  Object.defineProperty(event, 'target', { value: target });
  page.dispatchEvent(event);
  return event;
}

it('handles a press on a child of such an element, and nothing else happens', () => {
  const press = vi.fn();
  delegateClicks(SELECTOR, { press });
  expect(happen('click', icon).defaultPrevented).toBe(true);
  expect(press.mock.calls).toEqual([[button]]);
});

it('leaves every other press alone', () => {
  const press = vi.fn();
  delegateClicks(SELECTOR, { press });
  expect(happen('click', new FakeElement()).defaultPrevented).toBe(false);
  expect(happen('click', page).defaultPrevented).toBe(false);
  expect(press).not.toHaveBeenCalled();
});

it('hears that somebody points at one, or comes to it by key', () => {
  const reach = vi.fn();
  delegateClicks(SELECTOR, { reach, press: vi.fn() });
  happen('pointerover', icon);
  happen('focusin', icon);
  happen('pointerover', new FakeElement());
  expect(reach.mock.calls).toEqual([[button], [button]]);
});

it('hears nothing any more when it has ended', () => {
  const press = vi.fn();
  const end = delegateClicks(SELECTOR, { press });
  end();
  expect(happen('click', icon).defaultPrevented).toBe(false);
  expect(press).not.toHaveBeenCalled();
});
