import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import {
  EMPTY_PRESENCE,
  openPresenceLink,
  PRESENCE_TIMEOUT_MS,
  type Presence,
  peopleOn,
} from '#features/core/documents/index.ts';
import { PART_SHOWN } from '#ui/static-part.tsx';
import { useLanguage } from '#ui/use-language.ts';

const POLL_MS = 2000;

/**
 * Shows current editors in the rows of the tree. The rows are a static part (docs/decisions/0027): the words are put into
 * the placeholders they reserve for it.
 * @param account of the viewer
 */
export function PeopleOnPages({ account }: { account: number }) {
  const { t } = useLingui();
  const presence = usePresence();
  useEffect(() => {
    const showAll = () => {
      for (const place of document.querySelectorAll<HTMLElement>('[data-present]')) {
        const here = peopleOn(presence, Number(place.dataset.present)).map(({ account: who, name }) =>
          who === account ? t`You’re here in another window` : t`${name} is here`,
        );
        const below = (place.dataset.presentBelow ?? '')
          .split(' ')
          .flatMap((document) => peopleOn(presence, Number(document)))
          .map(({ account: who, name }) =>
            who === account ? t`You’re on a page below in another window` : t`${name} is on a page below`,
          );
        show(place, [...new Set([...here, ...below])]);
      }
    };
    showAll();
    document.addEventListener(PART_SHOWN, showAll);
    return () => document.removeEventListener(PART_SHOWN, showAll);
  }, [presence, account, t]);
  return null;
}

/** Leaves a place alone that says this already: nobody who reads there is thrown out. */
function show(place: HTMLElement, words: readonly string[]): void {
  if (JSON.stringify([...place.children].map((each) => each.textContent)) === JSON.stringify(words)) return;
  place.replaceChildren(
    ...words.map((each) => {
      const person = document.createElement('span');
      person.textContent = each;
      return person;
    }),
  );
}

/** All current editors, by the connection of the browser; none after it is lost. */
function usePresence(): Presence {
  const language = useLanguage();
  const [presence, setPresence] = useState(EMPTY_PRESENCE);
  useEffect(() => {
    let receivedAt = Date.now();
    const link = openPresenceLink(`/${language}/pageeditor-api/presence/`, (next) => {
      receivedAt = Date.now();
      if (next) setPresence(next);
    });
    const poll = setInterval(() => {
      if (Date.now() - receivedAt <= PRESENCE_TIMEOUT_MS) return;
      setPresence(EMPTY_PRESENCE);
      link.retry();
    }, POLL_MS);
    return () => {
      clearInterval(poll);
      link.end();
    };
  }, [language]);
  return presence;
}
