import type { MessageDescriptor } from '@lingui/core';
import { translate } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';
import { renderEmail } from '#platform/mail/render-email.ts';

/** Stands for the link between paragraphs. */
const LINK = 'link';
const BYE = msg({ message: 'See you soon\n{site}' });

interface Words {
  /** Behind the name of the site. */
  subject: MessageDescriptor;
  /** Label of the link: the action it performs. */
  button: MessageDescriptor;
  /** Paragraphs; the link stands between two of them. */
  paragraphs: (MessageDescriptor | typeof LINK)[];
}

/** Kinds of account emails, by subject. */
export type EmailKind =
  | 'confirm-address'
  | 'reset-password'
  | 'account-exists'
  | 'password-changed'
  | 'email-changed'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'passkey-added'
  | 'passkey-removed'
  | 'many-attempts';

const WORDS: Record<EmailKind, Words> = {
  'confirm-address': {
    subject: msg`Confirm your email address`,
    button: msg`Confirm email address`,
    paragraphs: [
      msg`Hello,`,
      msg`Please confirm that this email address is yours. The link works for one day:`,
      LINK,
      msg`Didn’t sign up or change anything with us? You can ignore this email and nothing will happen.`,
      BYE,
    ],
  },
  'reset-password': {
    subject: msg`Set a new password`,
    button: msg({ message: 'Set a new password', context: 'email' }),
    paragraphs: [
      msg`Hello,`,
      msg`Someone has asked to set a new password for your account. If that was you, use this link. It works once, within the next hour:`,
      LINK,
      msg`Wasn’t you? You can ignore this email and your password will stay the same.`,
      BYE,
    ],
  },
  'account-exists': {
    subject: msg`You already have an account`,
    button: msg({ message: 'Sign in', context: 'email' }),
    paragraphs: [
      msg`Hello,`,
      msg`Someone tried to create an account with this email address, but you already have one. Sign in or set a new password here:`,
      LINK,
      msg`Wasn’t you? You can ignore this email and your account will stay the same.`,
      BYE,
    ],
  },
  'password-changed': {
    subject: msg`Your password has changed`,
    button: msg({ message: 'Set a new password', context: 'email' }),
    paragraphs: [
      msg`Hello,`,
      msg`The password for your account has just been changed, and all your other devices have been signed out.`,
      msg`Wasn’t you? Set a new one straight away:`,
      LINK,
      BYE,
    ],
  },
  'email-changed': {
    subject: msg`Your email address has changed`,
    button: msg`How to contact us`,
    paragraphs: [
      msg`Hello,`,
      msg`Your account now has a different email address, and all your other devices have been signed out. We won’t write to this address any more.`,
      msg`Wasn’t you? Get in touch with us straight away. Here’s how:`,
      LINK,
      BYE,
    ],
  },
  'many-attempts': {
    subject: msg`Too many wrong passwords`,
    button: msg({ message: 'Set a new password', context: 'email' }),
    paragraphs: [
      msg`Hello,`,
      msg`Someone has tried to sign in with your email address and the wrong password many times. We’ve blocked sign-in for a while, for you as well.`,
      msg`Your password is safe if you don’t use it anywhere else. Set a new one to get back in straight away:`,
      LINK,
      BYE,
    ],
  },
  'passkey-added': {
    subject: msg`Your account has a new passkey`,
    button: msg({ message: 'Set a new password', context: 'email' }),
    paragraphs: [
      msg`Hello,`,
      msg`You can now sign in with a new passkey: your device confirms that it’s you. Your password still works.`,
      msg`Wasn’t you? Then someone knows your password. Set a new one straight away, and remove the passkey you don’t recognise in your settings:`,
      LINK,
      BYE,
    ],
  },
  'passkey-removed': {
    subject: msg`A passkey has been removed`,
    button: msg`How to contact us`,
    paragraphs: [
      msg`Hello,`,
      msg`A passkey has just been removed from your account. It can no longer be used to sign in.`,
      msg`Wasn’t you? Get in touch with us straight away. Here’s how:`,
      LINK,
      BYE,
    ],
  },
  'two-factor-on': {
    subject: msg`Two-factor sign-in is on`,
    button: msg`How to contact us`,
    paragraphs: [
      msg`Hello,`,
      msg`From now on we’ll ask for a code from your app when you sign in. Keep your recovery codes somewhere safe: they get you in without your phone.`,
      msg`Wasn’t you? Get in touch with us straight away. Here’s how:`,
      LINK,
      BYE,
    ],
  },
  'two-factor-off': {
    subject: msg`Two-factor sign-in is off`,
    button: msg({ message: 'Set a new password', context: 'email' }),
    paragraphs: [
      msg`Hello,`,
      msg`Your password is now all you need to sign in.`,
      msg`Wasn’t you? Set a new password straight away and let us know:`,
      LINK,
      BYE,
    ],
  },
};

/** An email in the visitor's language. */
export function emailText(
  kind: EmailKind,
  language: Language,
  { site, link }: { site: string; link: string },
): { subject: string; text: string; html: string } {
  const words = WORDS[kind];
  const subject = translate(words.subject, language);
  return renderEmail({
    ...{ language, site, subject, heading: headingOf(subject) },
    blocks: words.paragraphs.map((text) =>
      text === LINK
        ? { kind: 'link', label: translate(words.button, language), href: link, isMain: true }
        : { kind: 'text', text: translate({ ...text, values: { site } }, language) },
    ),
  });
}

/** Behind the name of the site a subject goes on; as a heading it begins. */
const headingOf = (subject: string): string => subject.charAt(0).toUpperCase() + subject.slice(1);
