import { useEffect, useRef } from 'react';
import { useSubmit } from 'react-router';
import { countedKeys, type KeyBuffer, NOTHING_TYPED, typedKey } from '../key-buffer.ts';

const TYPED = 'input:not([type="radio"]), textarea, select';
/** Digits that follow each other within it are one press at the server, or the number before `×`. */
const PAUSE_MS = 250;

/**
 * Keyboard shortcuts of the counter: each button names its key in `data-key`. Digits add tickets, `24×1` adds 24 of the
 * first price, minus removes one of the last ones, arrows choose the date. Digits never reach a price while a field has the
 * focus. Enter waits for input typed before it, and takes no money where that was refused: `contents` is the cart on the
 * screen, `isBusy` while a press is at the server. A key that is held down is one press.
 */
export function useCounterKeys(contents: string | null, isBusy: boolean) {
  const counter = useRef<HTMLElement>(null);
  const submit = useSubmit();
  const enterDue = useRef<{ after: string | null } | null>(null);
  const shown = useRef(contents);
  shown.current = contents;

  useEffect(() => {
    if (isBusy || enterDue.current === null) return;
    const { after } = enterDue.current;
    enterDue.current = null;
    if (shown.current !== null && shown.current !== after) click(counter.current, '[data-key="Enter"]');
  }, [isBusy]);

  useEffect(() => {
    let buffer: KeyBuffer = NOTHING_TYPED;
    let last: string | null = null;
    let pause: ReturnType<typeof setTimeout> | undefined;

    const flush = (): boolean => {
      clearTimeout(pause);
      const added = countedKeys(buffer);
      buffer = NOTHING_TYPED;
      const form = counter.current?.querySelector<HTMLFormElement>('[data-prices]');
      const prices = added.flatMap(({ digit, count }) => {
        const value = form?.querySelector<HTMLButtonElement>(`[data-key="${digit}"]`)?.value;
        return value ? Array.from({ length: count }, () => value) : [];
      });
      // A digit that is no price is its own button.
      if (!form || prices.length === 0)
        return added.length === 1 && click(counter.current, `[data-key="${added[0]?.digit}"]`);
      last = added.at(-1)?.digit ?? null;
      const fields = new FormData(form);
      fields.set('add', prices.join(' '));
      fields.set('key', crypto.randomUUID());
      void submit(fields, {
        method: 'post',
        action: form.getAttribute('action') ?? '',
        preventScrollReset: true,
      });
      return true;
    };

    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (target instanceof HTMLElement && target.closest(TYPED)) {
        if (key === 'Escape') target.blur();
        return;
      }
      if (event.repeat && (key === 'Enter' || typedKey(NOTHING_TYPED, key))) {
        event.preventDefault();
        return;
      }
      // On a button or link Enter presses that.
      if (key === 'Enter' && target instanceof Element && target.closest('a, button, summary')) return;
      const typed = typedKey(buffer, key);
      if (typed) {
        buffer = typed;
        clearTimeout(pause);
        pause = setTimeout(flush, PAUSE_MS);
        event.preventDefault();
        return;
      }
      if (key === 'Enter') {
        const isAdded = flush();
        if (isAdded) enterDue.current = { after: shown.current };
        if (isAdded || click(counter.current, '[data-key="Enter"]')) event.preventDefault();
        return;
      }
      flush();
      const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
      const isHandled = isArrow
        ? chooseDate(counter.current, key === 'ArrowDown' ? 1 : -1)
        : click(counter.current, key === '-' ? `[data-less="${last}"]` : `[data-key="${lowered(key)}"]`);
      if (isHandled) event.preventDefault();
    };

    addEventListener('keydown', press);
    return () => {
      clearTimeout(pause);
      removeEventListener('keydown', press);
    };
  }, [submit]);
  return counter;
}

const lowered = (key: string) => CSS.escape(key.length === 1 ? key.toLowerCase() : key);

function chooseDate(counter: HTMLElement | null, step: number): boolean {
  const dates = [...(counter?.querySelectorAll<HTMLElement>('[data-date]') ?? [])];
  const here = dates.findIndex((date) => date.getAttribute('aria-current') === 'true');
  const next = dates[here + step];
  next?.click();
  return next !== undefined;
}

function click(counter: HTMLElement | null, selector: string): boolean {
  const control = counter?.querySelector<HTMLElement>(selector);
  control?.click();
  if (control?.matches('summary')) control.parentElement?.querySelector('input')?.focus();
  return control !== null && control !== undefined;
}
