import { type MouseEvent, useEffect, useRef } from 'react';
import { replayEarlyClicks } from '#lib/early-clicks.ts';
import { Icon } from './icon.tsx';

/**
 * Minus, a typed number, plus. Controlled with `value` and `onChange`, or left to the form with `name` and `defaultValue`:
 * then it works without scripts too. Typed numbers are clamped between `min` and `max`. Input before hydration counts.
 */
export function Stepper({
  label,
  lessLabel,
  moreLabel,
  min = 0,
  max,
  value,
  defaultValue,
  name,
  onChange,
  disabled,
  describedBy,
}: {
  /** Name of the counted item, for the number. */
  label: string;
  lessLabel: string;
  moreLabel: string;
  min?: number | undefined;
  max: number;
  value?: number | undefined;
  defaultValue?: number | undefined;
  name?: string | undefined;
  onChange?: ((next: number) => void) | undefined;
  disabled?: boolean | undefined;
  describedBy?: string | undefined;
}) {
  const stepper = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const set = (wanted: number) => {
    const next = Math.min(max, Math.max(min, Math.trunc(wanted) || 0));
    if (value === undefined && input.current) input.current.value = `${next}`;
    onChange?.(next);
  };
  const step = (press: MouseEvent, by: number) => {
    press.preventDefault();
    set(Number(input.current?.value) + by);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what happened before this was there
  useEffect(() => {
    replayEarlyClicks((pressed) => stepper.current?.contains(pressed) ?? false);
    const typed = Number(input.current?.value);
    if (value !== undefined && typed !== value) set(typed);
  }, []);
  const start = value === undefined ? { defaultValue: defaultValue ?? min } : { value };

  return (
    <span ref={stepper} className="stepper">
      <button
        type="button"
        className="round-button round-button-line"
        aria-label={lessLabel}
        aria-disabled={value !== undefined && value <= min ? true : undefined}
        disabled={disabled}
        data-waits=""
        onClick={(press) => step(press, -1)}
      >
        <Icon name="minus" size={20} />
      </button>
      <input
        {...start}
        ref={input}
        type="number"
        inputMode="numeric"
        className="stepper-number"
        aria-label={label}
        aria-describedby={describedBy}
        name={name}
        min={min}
        max={max}
        disabled={disabled}
        onChange={(event) => set(Number(event.currentTarget.value))}
      />
      <button
        type="button"
        className="round-button round-button-ink"
        aria-label={moreLabel}
        aria-disabled={value !== undefined && value >= max ? true : undefined}
        disabled={disabled}
        data-waits=""
        onClick={(press) => step(press, 1)}
      >
        <Icon name="plus" size={20} />
      </button>
    </span>
  );
}
