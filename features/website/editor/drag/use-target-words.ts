import { useLingui } from '@lingui/react/macro';
import { type Id, moduleOf, ownerOf, type Place } from '#features/core/documents/index.ts';
import { useLanguage } from '#ui/use-language.ts';
import { kindName } from '../definitions.ts';
import { useSession } from '../session/session-context.ts';
import type { DropTarget } from './drop-targets.ts';

/** A gap in words: "between Headline and Teaser, left column". */
export function useTargetWords(): (target: DropTarget) => string {
  const { t } = useLingui();
  const language = useLanguage();
  const { editor } = useSession();
  const nameOf = (id: Id) => {
    const type = moduleOf(editor.document, id)?.type ?? '';
    return kindName(type, language);
  };
  const columnOf = (place: Place): string => {
    const owner = ownerOf(place);
    const slots = owner === null ? [] : (moduleOf(editor.document, owner)?.slots ?? []);
    const [at, count] = [slots.findIndex((slot) => `${owner}/${slot}` === place), slots.length];
    if (count < 2 || at === -1) return '';
    if (count === 2 && at === 0) return t`left column`;
    if (at === count - 1 && count <= 3) return t`right column`;
    if (at === 0 && count === 3) return t`left column`;
    if (count === 3) return t`middle column`;
    const number = at + 1;
    return t`column ${number}`;
  };
  return ({ insertionPoint, behind, before }) => {
    const [one, other] = [behind === null ? '' : nameOf(behind), before === null ? '' : nameOf(before)];
    const insertionText =
      behind !== null && before !== null
        ? t`between ${one} and ${other}`
        : behind !== null
          ? t`after ${one}`
          : before !== null
            ? t`before ${other}`
            : t`as the first module`;
    const column = columnOf(insertionPoint.place);
    return column === '' ? insertionText : `${insertionText}, ${column}`;
  };
}
