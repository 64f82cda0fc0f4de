import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { fieldAt, type Json, moduleOf, summaryOf, wordDiff } from '#features/core/documents/index.ts';
import { useLanguage } from '#ui/use-language.ts';
import { DEFINITIONS, labelIn } from '../definitions.ts';
import type { Disputed, Side } from '../saving/disputed.ts';
import { useSession } from '../session/session-context.ts';

/** One conflict with both sides to choose from. Where there is room, both may be taken. */
export function DisputedRow({
  disputed,
  side,
  fitsBoth,
  onSide,
}: {
  disputed: Disputed;
  side: Side;
  fitsBoth: boolean;
  onSide: (side: Side) => void;
}) {
  const { t } = useLingui();
  const name = useId();
  const language = useLanguage();
  const { editor } = useSession();
  const document = 'by' in disputed ? disputed.mine : editor.document;
  const module = moduleOf(document, disputed.id);
  const definition = DEFINITIONS.get(module?.type ?? '');
  const field = 'field' in disputed ? fieldAt(definition?.fields ?? {}, disputed.field) : undefined;
  const kind = labelIn(definition, language) ?? '';
  const where = module ? summaryOf(DEFINITIONS, module, language) : '';
  return (
    <fieldset className="disputed">
      <legend>
        <strong>{labelIn(field, language) ?? kind}</strong> {where === kind ? null : t`in “${where}”`}
      </legend>
      {(['mine', 'theirs'] as const).map((each) => (
        <label key={each} className="disputed-side" data-chosen={isTaken(each, side)}>
          <input
            type={fitsBoth ? 'checkbox' : 'radio'}
            name={name}
            className="choice-hole"
            checked={isTaken(each, side)}
            onChange={() => onSide(fitsBoth ? toggled(each, side) : each)}
          />
          <span>
            <strong>{each === 'mine' ? <Trans>Yours</Trans> : <Trans>Theirs</Trans>}</strong>
            <SideWords disputed={disputed} side={each} words={field?.words} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const isTaken = (each: 'mine' | 'theirs', side: Side): boolean => side === each || side === 'both';

/** One of the two is always taken: deselecting the last one selects the other. */
function toggled(each: 'mine' | 'theirs', side: Side): Side {
  const other = each === 'mine' ? 'theirs' : 'mine';
  return side === other ? 'both' : other;
}

function SideWords({
  disputed,
  side,
  words = () => '',
}: {
  disputed: Disputed;
  side: 'mine' | 'theirs';
  words: ((value: unknown) => string) | undefined;
}): ReactNode {
  const { t } = useLingui();
  switch (disputed.kind) {
    case 'field': {
      const said = (value: Json | undefined) => (value === undefined ? '' : words(value));
      const [mine, theirs] = [said(disputed.mine), said(disputed.theirs)];
      const own = side === 'mine' ? mine : theirs;
      if (own === '') return <p>{mine === theirs ? t`A different choice` : t`Nothing`}</p>;
      const changes = side === 'mine' ? wordDiff(theirs, mine) : wordDiff(mine, theirs);
      return (
        <p>
          {changes
            .filter(({ kind }) => kind !== 'removed')
            .map(({ kind, words }, at) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing but their place
              kind === 'added' ? <ins key={at}>{words}</ins> : words,
            )}
        </p>
      );
    }
    case 'place':
      return <p>{side === 'mine' ? t`Where you moved it` : t`Where they moved it`}</p>;
    default:
      return <p>{(disputed.by === side) === true ? t`Deleted` : t`Kept, with what was written in it`}</p>;
  }
}
