import { type RefObject, useCallback, useEffect, useState } from 'react';

const boxesIn = (form: HTMLFormElement | null): HTMLInputElement[] =>
  form ? [...form.querySelectorAll<HTMLInputElement>('input[name=seats]')] : [];

/**
 * The seats that are chosen, by their `guid`. The boxes of the form know them: what was ticked before the scripts came counts, and
 * the plan ticks the same boxes.
 */
export function useChosenSeats(form: RefObject<HTMLFormElement | null>, initial: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(initial));
  const readBoxes = useCallback(
    () => setChosen(new Set(boxesIn(form.current).flatMap(({ checked, value }) => (checked ? [value] : [])))),
    [form],
  );
  useEffect(readBoxes, [readBoxes]);
  const choose = useCallback(
    (isChosen: (guid: string, was: boolean) => boolean) => {
      for (const box of boxesIn(form.current)) box.checked = isChosen(box.value, box.checked);
      readBoxes();
    },
    [form, readBoxes],
  );
  return { chosen, choose, readBoxes };
}
