import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { pathTo } from '#features/core/navigation/index.ts';
import { useLanguage } from '#ui/use-language.ts';
import type { SignUpOutcome } from '../sign-up-outcome.ts';
import { SignUpForm } from './sign-up-form.tsx';

/** The pink sheet on which one signs up; `title` and `text` are the words of a page, else it has its own. */
export function NewsletterSheet({
  id,
  idPrefix,
  title,
  text,
  outcome = null,
}: {
  id?: string | undefined;
  idPrefix: string;
  title?: ComponentProps<'h2'> | undefined;
  text?: ComponentProps<'p'> | undefined;
  outcome?: SignUpOutcome | null;
}) {
  if (outcome?.asked) return <Asked id={id} outcome={outcome} />;
  return (
    <section id={id} className="newsletter cut-note surface-rosa" aria-labelledby={`${idPrefix}title`}>
      <h2 id={`${idPrefix}title`} className="text-d2" {...(title ?? { children: <OwnTitle /> })} />
      <p className="newsletter-lead" {...(text ?? { children: <OwnText /> })} />
      <SignUpForm
        idPrefix={idPrefix}
        {...(outcome ? { draft: outcome.draft, errors: outcome.errors } : {})}
      />
    </section>
  );
}

const OwnTitle = () => <Trans>Post from the woodpecker</Trans>;
const OwnText = () => (
  <Trans>Once a month: new dates, something to make, no fuss. Unsubscribe with one click.</Trans>
);

/** Confirmation that an email is being sent; the same for every address. */
function Asked({
  id,
  outcome: { email, topics },
}: {
  id: string | undefined;
  outcome: Extract<SignUpOutcome, { asked: true }>;
}) {
  const language = useLanguage();
  const page = pathTo('newsletter', language);
  const address: ReactNode = <strong className="newsletter-email">{email}</strong>;
  return (
    <section id={id} className="newsletter cut-note surface-minze" role="status">
      {/* biome-ignore lint/a11y/noAutofocus: the sender of the form asked for an answer, also where no scripts run */}
      <h2 className="text-d2" tabIndex={-1} autoFocus>
        <Trans>Check your inbox.</Trans>
      </h2>
      <p className="newsletter-lead">
        <Trans>
          We’ve sent an email with a button to {address}. You’re on the list once you click it. The button
          works for three days.
        </Trans>
      </p>
      <form method="post" action={page} className="newsletter-links">
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="website" value="" />
        {topics.map((topic) => (
          <input key={topic} type="hidden" name="topics" value={topic} />
        ))}
        <button type="submit" className="text-link">
          <Trans>Nothing there? Send it again</Trans>
        </button>
        <a href={page} className="text-link">
          <Trans>Change address</Trans>
        </a>
      </form>
    </section>
  );
}
