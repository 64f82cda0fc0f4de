import type { MessageDescriptor } from '@lingui/core';
import { translate } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Check, GoLiveFacts, OpenText } from './checks.ts';

interface Reading {
  language: Language;
  day: (at: Instant) => string;
}

const PLACES: Record<OpenText['where'], MessageDescriptor> = {
  imprint: msg`Imprint`,
  privacy: msg`Privacy policy`,
  terms: msg`Terms and conditions`,
  accessibility: msg`Accessibility`,
  easyLanguage: msg`Easy read`,
  settings: msg`Settings`,
};

/** Says in one sentence why a point is open, or what settled it. */
export function reasonOf(check: Check, facts: GoLiveFacts, reading: Reading): string {
  return translate(reason(check, facts, reading), reading.language);
}

function reason({ name, state }: Check, facts: GoLiveFacts, reading: Reading): MessageDescriptor {
  const isDone = state === 'done';
  switch (name) {
    case 'texts':
      return textsReason(facts, reading);
    case 'imprint':
    case 'privacy':
      return isDone
        ? msg`Visitors can read it.`
        : msg`Visitors cannot read it yet: fill it in and publish it.`;
    case 'hours':
      if (state === 'not-needed') return msg`Tuesday to Sunday from 10 to 18, as you said.`;
      if (isDone) return msg`They are yours.`;
      return facts.hours === 'none'
        ? msg`No day has opening hours.`
        : msg`Still those every house begins with: Tuesday to Sunday from 10 to 18.`;
    case 'mail':
      return mailReason(facts, reading);
    case 'address':
      return addressReason(facts);
    case 'payment':
      if (state === 'not-needed') return msg`Cash, card at the desk and invoices are enough.`;
      return isDone
        ? msg`The payment provider is connected.`
        : msg`No payment provider is connected (STRIPE_SECRET_KEY).`;
    case 'test-order':
      if (state === 'not-needed') return msg`Nothing is paid online.`;
      return facts.payment.testedAt === null
        ? msg`Buy something in the test shop and pay for it.`
        : msg`Paid in the test shop on ${{ day: reading.day(facts.payment.testedAt) }}.`;
    case 'backup':
      return backupReason(facts, reading);
    case 'administrators':
      return isDone
        ? msg`${{ count: facts.administrators }} people can change everything.`
        : msg`If you are ill, nobody can step in.`;
    case 'two-factor':
      return isDone
        ? msg`Everyone who works here has it.`
        : msg`Signing in with a password alone: ${{ count: facts.withoutFactor }}.`;
    case 'robots':
      return isDone
        ? msg`They come in when the site opens.`
        : msg`This is a trial site (INSTANCE), so they stay out.`;
    case 'old-addresses':
      if (state === 'not-needed') return msg`There was no site before.`;
      return isDone
        ? msg`Redirects are set up.`
        : msg`Links to your old site lead nowhere: import its addresses as a CSV file.`;
  }
}

function textsReason({ openTexts }: GoLiveFacts, { language }: Reading): MessageDescriptor {
  if (openTexts.length === 0) return msg`Nothing is left.`;
  const list = openTexts.map(({ where, places }) => `${translate(PLACES[where], language)} (${places})`);
  return msg`“[Please fill in]” is still in: ${{ list: list.join(', ') }}.`;
}

function mailReason({ mail }: GoLiveFacts, { day }: Reading): MessageDescriptor {
  if (!mail.hasServer) return msg`No mail server is set (SMTP_URL, MAIL_FROM).`;
  return mail.sentAt === null
    ? msg`Send yourself a letter and see whether it arrives.`
    : msg`A letter went out on ${{ day: day(mail.sentAt) }}.`;
}

function addressReason({ address: { origin, isReached } }: GoLiveFacts): MessageDescriptor {
  if (origin === null) return msg`No address is set (PUBLIC_ORIGIN).`;
  if (!origin.startsWith('https://')) return msg`${{ origin }} is not encrypted (TLS).`;
  return isReached ? msg`${{ origin }} answers, encrypted.` : msg`${{ origin }} does not answer.`;
}

function backupReason({ backup }: GoLiveFacts, { day }: Reading): MessageDescriptor {
  if (backup === null) return msg`There is none yet (BACKUP_TO).`;
  return backup.fault === null
    ? msg`The last one is from ${{ day: day(backup.endedAt) }}.`
    : msg`The last one failed on ${{ day: day(backup.endedAt) }}.`;
}
