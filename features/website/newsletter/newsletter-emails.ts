import { inLanguage, translate } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';
import type { EmailBlock } from '#platform/mail/email-template.ts';
import { renderEmail } from '#platform/mail/render-email.ts';
import { type Topic, topicName } from './topics.ts';

interface Facts {
  site: string;
  topics: readonly Topic[];
  link: string;
}

interface Words {
  subject: string;
  /** Over the link. */
  before(chosen: string): string;
  label: string;
  after?(chosen: string): string;
}

const CONFIRM = {
  subject: msg`Knock back once`,
  before: () =>
    msg`Someone, probably you, would like post from the woodpecker once a month. We’d hate to wake a stranger, so we just need one more click:`,
  label: msg`Yes, write to me`,
  after: (chosen: string) =>
    msg`You chose: ${{ chosen }}. The button works for three days. Not you? Do nothing and we’ll forget the address.`,
};

const WELCOME = {
  subject: msg`You’re on the list`,
  before: (chosen: string) =>
    msg`From now on, we’ll come knocking once a month. You chose: ${{ chosen }}. Enough knocking? This link stops it, even a year from now:`,
  label: msg`Unsubscribe`,
};

const HELLO = msg`Hello,`;
const BYE = msg`See you soon`;

/** Double opt-in: verifies the owner of an address; `link` leads to the page with the button. */
export function confirmEmail(facts: Facts, language: Language) {
  return written(inLanguage(CONFIRM, language), facts, language, true);
}

/** Says that it worked, and how it ends; `link` leads to the page for that. */
export function welcomeEmail(facts: Facts, language: Language) {
  return written(inLanguage(WELCOME, language), facts, language, false);
}

function written(
  { subject, before, label, after }: Words,
  { site, topics, link }: Facts,
  language: Language,
  isMain: boolean,
) {
  const chosen = topics.map((topic) => topicName(topic, language)).join(', ');
  const paragraph = (text: string): EmailBlock => ({ kind: 'text', text });
  return renderEmail({
    ...{ language, site, subject, heading: subject },
    blocks: [
      paragraph(translate(HELLO, language)),
      paragraph(before(chosen)),
      { kind: 'link', label, href: link, isMain },
      ...(after ? [paragraph(after(chosen))] : []),
      paragraph(`${translate(BYE, language)}\n${site}`),
    ],
  });
}
