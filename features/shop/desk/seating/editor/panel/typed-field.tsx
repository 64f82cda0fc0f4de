import { type KeyboardEvent, useEffect, useRef } from 'react';
import { TextField } from '#ui/field.tsx';

/** A field of one line that counts when it is left, or with Enter; Escape brings back what was there. */
export function TypedField({
  value,
  onTyped,
  mayBeEmpty = false,
  ...field
}: {
  value: string;
  onTyped(typed: string): void;
  mayBeEmpty?: boolean;
  label: string;
  id?: string;
  maxLength?: number;
  type?: 'number';
  min?: number;
  max?: number;
  lang?: string;
  className?: string;
}) {
  const input = useRef<HTMLInputElement>(null);
  // Undo, and acts on the canvas, change what is shown; the field has the focus still.
  useEffect(() => {
    if (input.current) input.current.value = value;
  }, [value]);

  function commit(field: HTMLInputElement) {
    const typed = field.value.trim();
    const isRefused = (typed === '' && !mayBeEmpty) || !field.checkValidity();
    if (isRefused) field.value = value;
    else if (typed !== value) onTyped(typed);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') {
      event.preventDefault();
      commit(event.currentTarget);
    }
    if (event.key === 'Escape') event.currentTarget.value = value;
  }
  return (
    <TextField
      ref={input}
      {...field}
      defaultValue={value}
      onBlur={(event) => commit(event.currentTarget)}
      onKeyDown={onKeyDown}
    />
  );
}
