import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Name of the radio buttons that stand for several seats; its value is a list of their `guid` as JSON. */
export const PROPOSAL = 'proposal';

const inputsOf = (form: HTMLFormElement | null, name: string): HTMLInputElement[] =>
  form ? [...form.querySelectorAll<HTMLInputElement>(`input[name=${name}]`)] : [];
const boxesIn = (form: HTMLFormElement | null) => inputsOf(form, 'seats');
const seatsOf = (proposal: HTMLInputElement): string[] => JSON.parse(proposal.value);

/**
 * The seats that are chosen, by their `guid`. The boxes of the form know them: what was ticked before the scripts came counts, and
 * the plan ticks the same boxes. Where none is ticked, those of the chosen proposal are; a proposal is chosen as long as its seats are.
 */
export function useChosenSeats(form: RefObject<HTMLFormElement | null>, initial: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(initial));
  const readBoxes = useCallback(() => {
    const now = new Set(boxesIn(form.current).flatMap(({ checked, value }) => (checked ? [value] : [])));
    for (const proposal of inputsOf(form.current, PROPOSAL)) {
      const seats = seatsOf(proposal);
      proposal.checked = seats.length === now.size && seats.every((guid) => now.has(guid));
    }
    setChosen(now);
  }, [form]);
  const choose = useCallback(
    (isChosen: (guid: string, was: boolean) => boolean) => {
      for (const box of boxesIn(form.current)) box.checked = isChosen(box.value, box.checked);
      readBoxes();
    },
    [form, readBoxes],
  );
  useEffect(() => {
    const proposal = inputsOf(form.current, PROPOSAL).find(({ checked }) => checked);
    const isTicked = boxesIn(form.current).some(({ checked }) => checked);
    const seats = new Set(proposal && !isTicked ? seatsOf(proposal) : []);
    choose((guid, was) => was || seats.has(guid));
  }, [form, choose]);
  return { chosen, choose, readBoxes };
}
