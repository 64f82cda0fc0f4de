import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { artworkUrl } from '#features/core/artwork/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { PageSheet } from '#ui/page-sheet.tsx';
import { type Topic, topicName } from '../topics.ts';

const ART = artworkUrl('theatre', 'post~bird~window~bright', [16, 9]);

/** Page behind the confirmation link of an email: opening it is not enough, because programs that scan emails do that too. */
export function ConfirmNewsletterScreen({
  token,
  email,
  topics,
  language,
}: {
  token: string;
  email: string;
  topics: readonly Topic[];
  language: Language;
}) {
  const chosen = topics.map((topic) => topicName(topic, language)).join(', ');
  return (
    <Answer
      surface="surface-rosa"
      title={<Trans>Knock back once.</Trans>}
      lead={
        <Trans>
          You chose: {chosen}. Confirm below and we’ll write to {email} from now on.
        </Trans>
      }
    >
      <form method="post">
        <input type="hidden" name="token" value={token} />
        <Button type="submit">
          <Trans>Yes, write to me</Trans>
        </Button>
      </form>
      <p>
        <Trans>Not you? Do nothing and we’ll forget the address.</Trans>
      </p>
    </Answer>
  );
}

export function ConfirmedScreen({ language }: { language: Language }) {
  return (
    <Answer
      surface="surface-minze"
      title={<Trans>You’re on the list.</Trans>}
      lead={<Trans>The next newsletter is yours. To unsubscribe, see the email we’ve just sent you.</Trans>}
    >
      <CalendarLink language={language} />
    </Answer>
  );
}

export function ConfirmationEndedScreen({ language }: { language: Language }) {
  return (
    <Answer
      surface="surface-himmel"
      title={<Trans>This button no longer works.</Trans>}
      lead={<Trans>The button works for three days. Sign up again and we’ll send you a new one.</Trans>}
    >
      <SignUpLink language={language} />
    </Answer>
  );
}

/** Page behind the unsubscribe link of every email; its button takes one click, like that of mail programs. */
export function LeaveNewsletterScreen({ token }: { token: string }) {
  return (
    <Answer
      surface="surface-himmel"
      title={<Trans>Enough knocking?</Trans>}
      lead={<Trans>One click, and we’ll never write to you again.</Trans>}
    >
      <form method="post">
        <input type="hidden" name="token" value={token} />
        <Button type="submit">
          <Trans>Unsubscribe</Trans>
        </Button>
      </form>
    </Answer>
  );
}

export function LeftScreen({ language }: { language: Language }) {
  return (
    <Answer
      surface="surface-minze"
      title={<Trans>Peace and quiet.</Trans>}
      lead={<Trans>Your address is off the list. The door’s always open.</Trans>}
    >
      <SignUpLink language={language} />
    </Answer>
  );
}

export function UnknownLeavingScreen({ language }: { language: Language }) {
  return (
    <Answer
      surface="surface-himmel"
      title={<Trans>This link is broken.</Trans>}
      lead={
        <Trans>Copy the whole link from the email, or write to us and we’ll unsubscribe you ourselves.</Trans>
      }
    >
      <SignUpLink language={language} />
    </Answer>
  );
}

function Answer({
  surface,
  title,
  lead,
  children,
}: {
  surface: 'surface-rosa' | 'surface-minze' | 'surface-himmel';
  title: ReactNode;
  lead: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <PageSheet surface={surface} art={ART}>
        <h1 className="text-title">{title}</h1>
        <p className="lead newsletter-email">{lead}</p>
      </PageSheet>
      <div className="wrap newsletter-result">{children}</div>
    </>
  );
}

const SignUpLink = ({ language }: { language: Language }) => (
  <ButtonLink href={pathTo('newsletter', language)}>
    <Trans>Go to newsletter</Trans>
  </ButtonLink>
);

const CalendarLink = ({ language }: { language: Language }) => (
  <ButtonLink href={pathTo('calendar', language)}>
    <Trans>Whole calendar</Trans>
  </ButtonLink>
);
