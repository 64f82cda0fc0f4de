import type { RefObject } from 'react';
import { earlyPresses, NUMBER_PAUSE_MS } from '../early-keys.ts';
import { NOTHING_TYPED, typedKey } from '../key-buffer.ts';
import { SCAN_PAUSE_MS } from '../key-burst.ts';
import {
  burstEnded,
  firstOf,
  type KeyPress,
  type KeyQueue,
  keyPressed,
  NO_KEYS,
  numberEnded,
} from '../key-queue.ts';
import { chooseDate, click, pricesOf, takeScan, typeInto } from './press-controls.ts';

const TYPED = 'input:not([type="radio"]), textarea, select';
/** A control that loads a page has started to by then. */
const PAGE_MS = 100;

/** The counter whose keys are watched. */
export interface Watched {
  counter: RefObject<HTMLElement | null>;
  shown: RefObject<{ contents: string | null }>;
  /** Tells if a page of the counter is on its way to the screen. */
  isLoading(): boolean;
  /** Goes on with the keys that wait, once the tickets are added or the page is loaded that the press before them asked for. */
  resume: RefObject<(ended: 'answer' | 'page') => void>;
  add(fields: FormData, action: string): Promise<void>;
}

type Due = KeyPress | { form: HTMLFormElement } | { scan: string };

/** Watches the keyboard until the returned function is called; keys that were pressed before act first. */
export function watchKeys({ counter, shown, isLoading, resume, add }: Watched): () => void {
  let queue: KeyQueue = NO_KEYS;
  let due: Due[] = [];
  let last: string | null = null;
  /** The end that keys wait for, and the cart before it; `undefined` where they are free to act. */
  let sent: { until: 'answer' | 'page'; after: string | null } | undefined;
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const later = (name: string, ms: number, run: () => void) => {
    clearTimeout(timers.get(name));
    timers.set(name, setTimeout(run, ms));
  };

  const run = (): boolean => {
    due.push(...queue.due);
    queue = { ...queue, due: [] };
    if (due.length === 0 || sent || isLoading()) return due.length > 0;
    const next = due.shift();
    const hasActed = next ? act(next) : false;
    if (due.length > 0 && !sent) later('next', 0, run);
    return hasActed;
  };

  const act = (press: Due): boolean => {
    if ('form' in press) return send(press.form);
    if ('scan' in press) return send(takeScan(counter.current, press.scan)?.form);
    if ('key' in press) return pressKey(press.key);
    const prices = pricesOf(counter.current);
    const { add: added, key, rest } = firstOf(press, (digit) => prices.has(digit));
    if (key === null) {
      if (rest) due.unshift(rest);
      addTickets(
        added.flatMap(({ digit, count }) => Array.from({ length: count }, () => prices.get(digit) ?? '')),
      );
      last = added.at(-1)?.digit ?? last;
      return true;
    }
    const hasActed = pressKey(key);
    if (rest && !(rest.count === null && typeInto(document.activeElement, rest.digits))) due.unshift(rest);
    return hasActed;
  };

  const send = (form: HTMLFormElement | null | undefined): boolean => {
    if (!form) return false;
    form.requestSubmit(form.querySelector<HTMLElement>('button:not([type="button"])'));
    return waitForPage(form);
  };

  const addTickets = (prices: string[]) => {
    const form = counter.current?.querySelector<HTMLFormElement>('[data-prices]');
    if (!form || prices.length === 0) return;
    const fields = new FormData(form);
    fields.set('add', prices.join(' '));
    fields.set('key', crypto.randomUUID());
    sent = { until: 'answer', after: shown.current.contents };
    void add(fields, form.getAttribute('action') ?? '');
  };

  const pressKey = (key: string): boolean => {
    if (key === 'ArrowDown' || key === 'ArrowUp')
      return waitForPage(chooseDate(counter.current, key === 'ArrowDown' ? 1 : -1));
    const control = click(
      counter.current,
      key === '-'
        ? `[data-less="${last}"]`
        : `[data-key="${CSS.escape(key.length === 1 ? key.toLowerCase() : key)}"]`,
    );
    return waitForPage(control);
  };

  /** Holds the next key back where a control may load a page. */
  const waitForPage = (control: HTMLElement | null): boolean => {
    if (control?.matches('a, button, form')) {
      sent = { until: 'page', after: shown.current.contents };
      const goOn = () => (isLoading() ? later('page', PAGE_MS, goOn) : resume.current('page'));
      later('page', PAGE_MS, goOn);
    }
    return control !== null;
  };

  resume.current = (ended) => {
    // A page that has come may be the one before that of the last key.
    if ((sent && sent.until !== ended) || (ended === 'page' && isLoading())) return;
    const { contents } = shown.current;
    // Enter takes no money for tickets that were refused.
    if (sent?.until === 'answer' && (contents === null || contents === sent.after))
      due = due.filter((each) => !('key' in each && each.key === 'Enter'));
    sent = undefined;
    run();
  };

  /** Lets signs act once none follows that belongs to them. */
  const awaitMore = () => {
    later('burst', SCAN_PAUSE_MS, () => {
      queue = burstEnded(queue);
      run();
    });
    later('number', NUMBER_PAUSE_MS, () => {
      queue = numberEnded(queue);
      run();
    });
  };

  const press = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const isWaiting = sent !== undefined || due.length > 0 || isLoading();
    if (target instanceof HTMLElement && target.closest(TYPED)) {
      if (key === 'Escape') target.blur();
      const form = target.closest('form');
      if (key !== 'Enter' || !form || !isWaiting || target instanceof HTMLTextAreaElement) return;
      // A form sent now would overtake the press before it.
      event.preventDefault();
      due.push({ form });
      return;
    }
    if (event.repeat && (key === 'Enter' || typedKey(NOTHING_TYPED, key))) return event.preventDefault();
    // On a button or link Enter presses that.
    if (key === 'Enter' && target instanceof Element && target.closest('a, button, summary')) return;
    const typed = keyPressed(queue, key, event.timeStamp);
    queue = typed.queue;
    if (typed.scan !== null) {
      run();
      takeScan(counter.current, typed.scan);
      return event.preventDefault();
    }
    if (key.length === 1) {
      awaitMore();
      if (/^[\d×*]$/.test(key)) event.preventDefault();
      return;
    }
    if (run()) event.preventDefault();
  };

  const early = earlyPresses(window.takeEarlyKeys?.() ?? []);
  due.push(...early.presses);
  queue = early.queue;
  if (early.scan !== null) takeScan(counter.current, early.scan);
  awaitMore();
  later('next', 0, run);
  addEventListener('keydown', press);
  return () => {
    for (const timer of timers.values()) clearTimeout(timer);
    removeEventListener('keydown', press);
  };
}
