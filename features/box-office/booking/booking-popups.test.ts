import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBookingPopups } from './booking-popups.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** As much of a booking button as is looked at. */
function buttonOf() {
  const submit = vi.fn();
  const drum = { classList: { toggle: vi.fn() } };
  const button = { ariaExpanded: 'false', ariaBusy: null, form: { submit }, querySelector: () => drum };
  return { button: button as unknown as HTMLButtonElement, submit };
}

/** The widgets of a page whose code is called `widget`. */
function pageOf(load = vi.fn(() => Promise.resolve('widget'))) {
  const show = vi.fn();
  const shown = () => show.mock.lastCall?.[0] ?? [];
  return { popups: createBookingPopups(load, show), load, shown };
}

it('loads the widget when somebody reaches for a button, and shows nothing yet', () => {
  const { popups, load, shown } = pageOf();
  popups.reach();
  expect(load).toHaveBeenCalledOnce();
  expect(shown()).toEqual([]);
});

it('shows the widget of a button that is pressed, once', async () => {
  const { popups, shown } = pageOf();
  const { button } = buttonOf();
  popups.press(button);
  expect(button.ariaBusy).toBe('true');
  popups.press(button);
  await vi.runAllTimersAsync();
  expect(shown()).toEqual([{ button, Popup: 'widget' }]);
  expect([button.ariaExpanded, button.ariaBusy]).toEqual(['true', null]);
});

it('keeps a closed widget until it is out of sight; then its button opens another one', async () => {
  const { popups, shown } = pageOf();
  const [first, second] = [buttonOf().button, buttonOf().button];
  popups.press(first);
  popups.press(second);
  await vi.runAllTimersAsync();
  popups.closed(first);
  expect(first.ariaExpanded).toBe('false');
  popups.press(first);
  expect(shown()).toHaveLength(2);
  await vi.runAllTimersAsync();
  expect(shown()).toEqual([{ button: second, Popup: 'widget' }]);
  popups.press(first);
  await vi.runAllTimersAsync();
  expect(shown()).toHaveLength(2);
});

it('leads to the event’s page when the code does not come', async () => {
  const { popups, shown } = pageOf(vi.fn(() => Promise.reject(new Error('offline'))));
  const { button, submit } = buttonOf();
  popups.reach();
  popups.press(button);
  await vi.runAllTimersAsync();
  expect(submit).toHaveBeenCalledOnce();
  expect([button.ariaExpanded, button.ariaBusy]).toEqual(['false', null]);
  expect(shown()).toEqual([]);
});
