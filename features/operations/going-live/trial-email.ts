import { translate } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';
import { renderEmail } from '#platform/mail/render-email.ts';

/** The letter that shows that mail arrives. */
export function trialEmail(site: string, language: Language): ReturnType<typeof renderEmail> {
  const text = translate(
    msg`If you can read this, email works. You don’t have to do anything else.`,
    language,
  );
  return renderEmail({
    language,
    site,
    heading: translate(msg`Email works`, language),
    subject: translate(msg`Email works`, language),
    blocks: [{ kind: 'text', text }],
  });
}
