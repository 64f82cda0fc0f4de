import { type RefObject, useEffect, useState } from 'react';

/** The text field of the enclosing form, its value, and a setter. */
export function useFieldOfForm(place: RefObject<HTMLElement | null>): {
  field: HTMLInputElement | null;
  text: string;
  setText: (text: string) => void;
} {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    const found = place.current?.closest('form')?.querySelector('input') ?? null;
    if (!found) return;
    setField(found);
    setText(found.value);
    const follow = () => setText(found.value);
    found.addEventListener('input', follow);
    return () => found.removeEventListener('input', follow);
  }, [place]);
  return {
    field,
    text,
    setText(value) {
      if (field) field.value = value;
      setText(value);
    },
  };
}
