import { lastDayOfPass } from '#features/box-office/passes/index.server.ts';
import type { OrderPass } from '#features/box-office/ticketing/index.ts';
import { inLanguage } from '#lib/i18n.ts';
import { type Language, shown } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';
import { formatDay } from '#lib/venue-time.ts';
import type { EmailBlock, EmailTemplate } from '#platform/mail/email-template.ts';
import type { MessageList, MessageTexts } from './message.ts';

const WORDS = {
  hello: msg`Hello,`,
  about: msg`This is about your visit:`,
  aboutPass: msg`This is about your pass:`,
  returned: msg`You had tickets for this date and returned them:`,
  waiting: msg`You’re on the waiting list for this date:`,
  place: msg`Your place on the waiting list`,
  validUntil: (day: string) => msg`Valid until ${{ day }}`,
  order: (number: string) => msg`Order ${{ number }}`,
  bye: msg`See you soon`,
  test: (heading: string) => msg`Test: ${{ heading }}`,
};

/** The card of a pass in an email, with the last day it is valid. */
export function passCard(pass: Pick<OrderPass, 'name' | 'validUntil'>, language: Language): EmailBlock {
  const words = inLanguage(WORDS, language);
  const facts = [words.validUntil(formatDay(lastDayOfPass(pass.validUntil), language))];
  return { kind: 'card', title: shown(pass.name, language).text, facts, rows: [] };
}

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
  isAboutPasses?: boolean;
  /** List of people without a ticket that the reader is on. */
  list?: MessageList;
  /** Page of a place on the waiting list. */
  place?: (language: Language) => string;
}

/**
 * The email of a message (docs/product/box-office.md#messages). It states event and date itself and names nobody, as those about orders.
 */
export function messageEmail(
  { subject, text }: MessageTexts,
  {
    language,
    cards,
    orders,
    site,
    address,
    isTest = false,
    isAboutPasses = false,
    list,
    place,
  }: MessageFacts,
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
      {
        kind: 'text',
        text: `${words.hello}\n${list ? words[list] : isAboutPasses ? words.aboutPass : words.about}`,
      },
      ...cards(used),
      ...said.split(/\n[\t ]*\n\s*/).map((paragraph) => ({ kind: 'text' as const, text: paragraph })),
      ...orders.map(({ number, link }, index) => ({
        kind: 'link' as const,
        label: words.order(number),
        href: link(used),
        isMain: index === 0,
      })),
      ...(place ? [{ kind: 'link' as const, label: words.place, href: place(used), isMain: true }] : []),
      { kind: 'text', text: `${words.bye}\n${site}` },
    ],
  };
}
