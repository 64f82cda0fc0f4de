import { inLanguage } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';
import type { EmailBlock, EmailTemplate } from '#platform/mail/email-template.ts';
import type { MessageTexts } from './message.ts';

const WORDS = {
  hello: msg`Hello,`,
  about: msg`This is about your visit:`,
  order: (number: string) => msg`Order ${{ number }}`,
  bye: msg`See you soon`,
  test: (heading: string) => msg`Test: ${{ heading }}`,
};

/** Stands above the German text in emails to readers of English. */
const ONLY_IN_GERMAN = 'We only have this message in German. Your browser or phone can translate it.';

/** Facts an email of a message states around its text. */
interface MessageFacts {
  /** The language of the order. */
  language: Language;
  /** Cards of the events and dates it is about, in a language. */
  cards: (language: Language) => EmailBlock[];
  orders: readonly { number: string; link: (language: Language) => string }[];
  site: string;
  address: readonly string[];
  isTest?: boolean;
}

/**
 * The email of a message (docs/product/box-office.md#messages). It states event and date itself and names nobody, as those about orders.
 */
export function messageEmail(
  { subject, text }: MessageTexts,
  { language, cards, orders, site, address, isTest = false }: MessageFacts,
): EmailTemplate {
  const isFallback = language === 'en' && text.en === null;
  const used = isFallback ? 'de' : language;
  const words = inLanguage(WORDS, used);
  const heading = (used === 'en' ? subject.en : null) ?? subject.de;
  const said = (used === 'en' ? text.en : null) ?? text.de;
  return {
    language: used,
    ...{ site, address },
    subject: isTest ? words.test(heading) : heading,
    heading,
    blocks: [
      ...(isFallback ? [{ kind: 'text' as const, text: ONLY_IN_GERMAN, language: 'en' as const }] : []),
      { kind: 'text', text: `${words.hello}\n${words.about}` },
      ...cards(used),
      ...said.split(/\n[\t ]*\n\s*/).map((paragraph) => ({ kind: 'text' as const, text: paragraph })),
      ...orders.map(({ number, link }, index) => ({
        kind: 'link' as const,
        label: words.order(number),
        href: link(used),
        isMain: index === 0,
      })),
      { kind: 'text', text: `${words.bye}\n${site}` },
    ],
  };
}
