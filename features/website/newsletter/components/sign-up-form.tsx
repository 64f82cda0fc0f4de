import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '#features/core/navigation/index.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/use-language.ts';
import { CONSENT_WORDING } from '../consent-wording.ts';
import type { SignUpDraft, SignUpError, SignUpErrors } from '../sign-up-draft.ts';
import { TOPICS, topicName } from '../topics.ts';

const NEW_DRAFT: SignUpDraft = { email: '', topics: ['families'], honeypot: '' };

/**
 * Asks for the newsletter: a plain form that is the same for everybody, wherever it stands. It is sent to the page of the
 * newsletter, which answers, and needs no script.
 */
export function SignUpForm({
  idPrefix,
  draft = NEW_DRAFT,
  errors = {},
}: {
  /** Prefix for the ids of its controls. */
  idPrefix: string;
  draft?: SignUpDraft | undefined;
  errors?: SignUpErrors | undefined;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const topicsError = `${idPrefix}topics-error`;
  const [first] = Object.keys(errors);
  return (
    <form method="post" action={pathTo('newsletter', language)} className="newsletter-form" noValidate>
      {first ? (
        <p role="alert" className="newsletter-refused">
          <Trans>Nothing has been sent yet. Check the marked fields.</Trans>
        </p>
      ) : null}
      <fieldset aria-describedby={errors.topics ? topicsError : undefined}>
        <legend className="field-label">
          <Trans>What would you like to hear about?</Trans>
        </legend>
        <div className="newsletter-topics">
          {TOPICS.map((topic, index) => (
            <label key={topic} className="newsletter-topic">
              <input
                type="checkbox"
                name="topics"
                value={topic}
                defaultChecked={draft.topics.includes(topic)}
                aria-invalid={errors.topics ? true : undefined}
                // biome-ignore lint/a11y/noAutofocus: the sender of the form asked for an answer, also where no scripts run
                autoFocus={first === 'topics' && index === 0}
              />
              <span>{topicName(topic, language)}</span>
            </label>
          ))}
        </div>
        {errors.topics ? (
          <div className="field-error" id={topicsError}>
            <Icon name="info" size={20} />
            <span>
              <Refusal error={errors.topics} />
            </span>
          </div>
        ) : null}
      </fieldset>
      <div className="newsletter-address">
        <TextField
          id={`${idPrefix}email`}
          label={t`Email address`}
          name="email"
          type="email"
          autoComplete="email"
          placeholder={t`you@example.com`}
          defaultValue={draft.email}
          error={errors.email && <Refusal error={errors.email} />}
          autoFocus={first === 'email'}
          required
        />
        <Button type="submit">
          <Trans>Sign up</Trans>
        </Button>
      </div>
      <TextField
        id={`${idPrefix}website`}
        className={errors.honeypot ? undefined : 'newsletter-honeypot'}
        label={t`Leave this field blank`}
        name="website"
        autoComplete="off"
        tabIndex={errors.honeypot ? undefined : -1}
        error={errors.honeypot && <Refusal error={errors.honeypot} />}
      />
      <p className="newsletter-consent">
        {CONSENT_WORDING[language]}{' '}
        <a href={pathTo('privacy', language)} className="text-link">
          <Trans>What we do with your address</Trans>
        </a>
      </p>
    </form>
  );
}

function Refusal({ error }: { error: SignUpError }) {
  switch (error) {
    case 'REQUIRED':
      return <Trans>This field is required!</Trans>;
    case 'INVALID_EMAIL':
      return (
        <>
          <Trans>Invalid e-mail address!</Trans>{' '}
          <Trans>An email address needs an @ and an ending such as .co.uk.</Trans>
        </>
      );
    case 'HONEYPOT':
      return <Trans>Only bots fill in this field. Empty it and send again.</Trans>;
    case 'FULL':
      return <Trans>More people have signed up today than we can write to. Try again tomorrow.</Trans>;
  }
}
