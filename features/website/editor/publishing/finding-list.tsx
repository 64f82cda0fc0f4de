import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { fieldAt } from '#features/core/documents/index.ts';
import { useLanguage } from '#ui/use-language.ts';
import { DEFINITIONS, labelIn } from '../definitions.ts';
import { JumpButton } from '../dialogs/jump-button.tsx';
import { useErrorWords } from '../modal/use-error-words.ts';
import type { Finding } from './publish-calls.ts';

/** Findings on the page, errors first; each links to its place. */
export function FindingList({
  findings,
  untranslated,
  onJump,
}: {
  findings: Finding[];
  /** Texts that this language does not have, so that German stands in. */
  untranslated: number;
  onJump: () => void;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const errorWords = useErrorWords();
  const standIns =
    untranslated > 0 ? (
      <p>
        <Plural
          value={untranslated}
          one="# text isn’t translated: visitors see the German one."
          other="# texts aren’t translated: visitors see the German ones."
        />
      </p>
    ) : null;
  if (findings.length === 0)
    return (
      standIns ?? (
        <p>
          <Trans>Checked: nothing is missing.</Trans>
        </p>
      )
    );
  const words = (finding: Finding): string => {
    switch (finding.code) {
      case 'heading-skipped':
        return t`A heading level is skipped before this one.`;
      case 'broken-link':
        return t`This link goes to something visitors can’t see.`;
      case 'gone-image':
        return t`The image may no longer be shown.`;
      case 'no-alt-text':
        return t`The image has no description.`;
      default:
        return errorWords({ ...finding, code: finding.code });
    }
  };
  const sorted = findings.toSorted((one, other) => Number(other.blocking) - Number(one.blocking));
  return (
    <>
      {standIns}
      <ul className="publish-list">
        {sorted.map((finding) => {
          const definition = DEFINITIONS.get(finding.type);
          const field = definition && finding.field ? fieldAt(definition.fields, finding.field) : undefined;
          const where = [labelIn(definition, language) ?? finding.type, labelIn(field, language)]
            .filter(Boolean)
            .join(', ');
          return (
            <li key={`${finding.id} ${finding.field} ${finding.code}`} data-blocking={finding.blocking}>
              <strong>{finding.blocking ? t`Error` : t`Note`}</strong>
              <span>
                {where}: {words(finding)}
              </span>
              <JumpButton
                id={finding.id}
                field={finding.field}
                language={finding.language}
                isWrong={finding.blocking}
                onJump={onJump}
                words={finding.blocking ? t`Fix` : t`View`}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
