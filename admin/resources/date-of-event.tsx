import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import { momentWords } from './record-name.ts';

/** When an event or a ticket is for; where that does not hold, when it was to be (docs/decisions/0095). */
export function DateOfEvent({
  at,
  isPostponed,
  isSaidBeside = false,
}: {
  at: string;
  isPostponed: boolean;
  /** That it is postponed stands beside it. */
  isSaidBeside?: boolean;
}) {
  const words = useWords();
  const when = <time dateTime={at}>{momentWords(at, useInterfaceLanguage())}</time>;
  if (!isPostponed) return when;
  return (
    <>
      <s>{when}</s>
      {isSaidBeside ? null : `, ${words('sale_postponed')}`}
    </>
  );
}
