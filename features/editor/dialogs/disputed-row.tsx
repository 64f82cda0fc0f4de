import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { fieldAt, type Json, moduleOf, summaryOf, wordDiff } from '#features/content/index.ts';
import { useLanguage } from '#ui/use-language.ts';
import { DEFINITIONS } from '../definitions.ts';
import type { Disputed } from '../saving/disputed.ts';
import { useSession } from '../session/session-context.ts';

/** One thing both changed, with both sides to choose from. */
export function DisputedRow({
  disputed,
  side,
  onSide,
}: {
  disputed: Disputed;
  side: 'mine' | 'theirs';
  onSide: (side: 'mine' | 'theirs') => void;
}) {
  const { t } = useLingui();
  const name = useId();
  const language = useLanguage();
  const { editor } = useSession();
  const document = 'by' in disputed ? disputed.mine : editor.document;
  const module = moduleOf(document, disputed.id);
  const definition = DEFINITIONS.get(module?.type ?? '');
  const field = 'field' in disputed ? fieldAt(definition?.fields ?? {}, disputed.field) : undefined;
  const kind = definition?.label[language] ?? '';
  const where = module ? summaryOf(DEFINITIONS, module, language) : '';
  return (
    <fieldset className="disputed">
      <legend>
        <strong>{field?.label[language] ?? kind}</strong> {where === kind ? null : t`in “${where}”`}
      </legend>
      {(['mine', 'theirs'] as const).map((each) => (
        <label key={each} className="disputed-side" data-chosen={side === each}>
          <input
            type="radio"
            name={name}
            className="choice-hole"
            checked={side === each}
            onChange={() => onSide(each)}
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
      if (own === '') return <p>{mine === theirs ? t`Another choice` : t`Nothing`}</p>;
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
      return <p>{side === 'mine' ? t`Where you put it` : t`Where they put it`}</p>;
    default:
      return <p>{(disputed.by === side) === true ? t`Deleted` : t`Kept, with what was written in it`}</p>;
  }
}
