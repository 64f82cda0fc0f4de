import type { Language } from '#lib/localized.ts';
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

const CONFIRM: Record<Language, Words> = {
  de: {
    subject: 'Klopf einmal zurück',
    before: () =>
      'jemand, vermutlich du, möchte einmal im Monat Post vom Specht. Wir wecken ungern Fremde, darum fehlt noch ein Klick:',
    label: 'Ja, schreibt mir',
    after: (chosen) =>
      `Ausgesucht hast du: ${chosen}. Der Knopf hält drei Tage. Du warst das nicht? Dann tu nichts, und wir vergessen die Adresse.`,
  },
  en: {
    subject: 'Knock back once',
    before: () =>
      'Someone, probably you, would like post from the woodpecker once a month. We’d hate to wake a stranger, so we just need one more click:',
    label: 'Yes, write to me',
    after: (chosen) =>
      `You chose: ${chosen}. The button works for three days. Not you? Do nothing and we’ll forget the address.`,
  },
};

const WELCOME: Record<Language, Words> = {
  de: {
    subject: 'Du stehst auf der Liste',
    before: (chosen) =>
      `ab jetzt klopfen wir einmal im Monat bei dir an. Ausgesucht hast du: ${chosen}. Genug vom Klopfen? Mit diesem Link hört es auf, auch in einem Jahr noch:`,
    label: 'Abmelden',
  },
  en: {
    subject: 'You’re on the list',
    before: (chosen) =>
      `From now on, we’ll come knocking once a month. You chose: ${chosen}. Enough knocking? This link stops it, even a year from now:`,
    label: 'Unsubscribe',
  },
};

const HELLO: Record<Language, string> = { de: 'Hallo,', en: 'Hello,' };
const BYE: Record<Language, string> = { de: 'Bis bald', en: 'See you soon' };

/** Double opt-in: verifies the owner of an address; `link` leads to the page with the button. */
export function confirmEmail(facts: Facts, language: Language) {
  return written(CONFIRM[language], facts, language, true);
}

/** Says that it worked, and how it ends; `link` leads to the page for that. */
export function welcomeEmail(facts: Facts, language: Language) {
  return written(WELCOME[language], facts, language, false);
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
      paragraph(HELLO[language]),
      paragraph(before(chosen)),
      { kind: 'link', label, href: link, isMain },
      ...(after ? [paragraph(after(chosen))] : []),
      paragraph(`${BYE[language]}\n${site}`),
    ],
  });
}
