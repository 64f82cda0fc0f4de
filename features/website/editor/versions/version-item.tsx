import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { dayOf, formatDay, formatTime, timeOf } from '#lib/venue-time.ts';
import { useLanguage } from '#ui/use-language.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Version } from './version-calls.ts';

/** A version in the list: its name, its reason, and once selected its comparison. */
export function VersionItem({
  version,
  isChosen,
  onChoose,
  onDescribe,
  children,
}: {
  version: Version;
  isChosen: boolean;
  onChoose: () => void;
  onDescribe: () => void;
  children: ReactNode;
}) {
  const { name, facts } = useVersionWords()(version);
  const { number, note } = version;
  return (
    <li>
      <button type="button" className="version" aria-pressed={isChosen} onClick={onChoose}>
        <strong>{name}</strong>
        <span className="muted">{facts}</span>
      </button>
      {note === null ? null : <p className="version-note">{note}</p>}
      {isChosen ? (
        <p className="version-describe">
          <button type="button" className="text-link" onClick={onDescribe}>
            <Trans>Edit name and note</Trans>
            <VisuallyHidden>
              {' '}
              <Trans>from version {number}</Trans>
            </VisuallyHidden>
          </button>
        </p>
      ) : null}
      {children}
    </li>
  );
}

/** Returns a function for the name of a version and its key facts. */
function useVersionWords(): (version: Version) => { name: string; facts: string } {
  const { t } = useLingui();
  const language = useLanguage();
  const reasons = {
    sitting: t`saved while working`,
    published: t`published`,
    named: t`saved by hand`,
    restored: t`before a restore`,
    overruled: t`lost out to another version`,
  } satisfies Record<Version['reason'], string>;
  return ({ number, name, reason, created_at: at, author }) => {
    const when = `${formatDay(dayOf(at), language)}, ${formatTime(timeOf(at), language)}`;
    return {
      name: name ? t`Version ${number} “${name}”` : t`Version ${number}`,
      facts: [when, author?.name, reasons[reason]].filter(Boolean).join(' · '),
    };
  };
}
