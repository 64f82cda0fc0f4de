import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Icon } from '#ui/icon.tsx';
import type { Refusal } from '../form-sent.ts';
import { inputName } from '../read-entry-form.ts';

export interface SummaryLine {
  slug: string;
  label: string;
  message: string;
}

/** Error summary of a form: it takes the focus, and each line links to its field. */
export function ErrorSummary({
  lines,
  refusal,
  turn,
}: {
  lines: readonly SummaryLine[];
  refusal: Refusal | 'NOT_SENT' | null;
  /** Another one for each time the form was refused. */
  turn: number;
}) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same errors once more take the focus once more
  useEffect(() => box.current?.focus(), [turn]);
  return (
    <div
      ref={box}
      className="form-errors surface-rosa-hell"
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the sender of the form asked for an answer, also where no scripts run
      autoFocus
    >
      <h2 className="text-d1">
        <Icon name="info" size={28} />
        {refusal ? (
          <Trans>Not sent yet</Trans>
        ) : (
          <Plural value={lines.length} one="One thing to fix" other="# things to fix" />
        )}
      </h2>
      {refusal ? (
        <p>
          <RefusalText refusal={refusal} />
        </p>
      ) : null}
      {lines.length > 0 ? (
        <ul>
          {lines.map(({ slug, label, message }) => (
            <li key={slug}>
              <a href={`#${inputName(slug)}`} className="text-link">
                {label.replace(/[?:.!]$/, '')}: {message}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function RefusalText({ refusal }: { refusal: Refusal | 'NOT_SENT' }) {
  switch (refusal) {
    case 'TOKEN':
    case 'TOKEN_OLD':
      return (
        <Trans>This page was open for a long time. Everything you typed is still here: send it again.</Trans>
      );
    case 'FORM_CHANGED':
      return (
        <Trans>
          We’ve changed this form in the meantime. Everything you typed is still here: check it and send it.
        </Trans>
      );
    case 'SENT_BEFORE':
      return (
        <Trans>
          What you sent from this page earlier has arrived. If you want to send this too, send it again.
        </Trans>
      );
    case 'NO_TOKEN':
      return <Trans>Everything you typed is here. Check it and send it from this page.</Trans>;
    case 'TOO_SOON':
      return <Trans>That was faster than any human. Send it again.</Trans>;
    case 'HONEYPOT':
      return <Trans>Only bots fill in the hidden field. Empty it and send again.</Trans>;
    case 'FULL':
      return <Trans>We’ve received more today than we can take. Send it tomorrow, or call us.</Trans>;
    case 'NOT_SENT':
      return <Trans>It didn’t reach us. Everything you typed is still here: send it again.</Trans>;
  }
}
