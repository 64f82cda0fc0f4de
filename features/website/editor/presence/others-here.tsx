import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { type Id, moduleOf, summaryOf } from '#features/core/documents/index.ts';
import { useLanguage } from '#ui/use-language.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { DEFINITIONS } from '../definitions.ts';
import { useSession } from '../session/session-context.ts';
import type { Other } from './others.ts';
import { PersonDisc } from './person-disc.tsx';
import { useOthers } from './use-others.ts';

/** As many discs as the bar has room for. */
const MAX_DISCS = 3;

/** Other editors on this page, each linking to where they are. */
export function OthersHere() {
  const { t } = useLingui();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const others = useOthers();
  useComingAndGoing(others);
  if (others.length === 0) return null;
  const names = others.map(({ isMe, name }) => (isMe ? t`you, in another window` : name)).join(', ');
  const count = others.length;
  const more = count - MAX_DISCS;
  const label = t`${plural(count, { one: 'One other person is editing this page', other: '# other people are editing this page' })}`;
  return (
    <>
      <button
        type="button"
        className="others-here"
        data-others={count}
        title={names}
        popoverTarget={listId}
        onClick={({ currentTarget }) => placeBelow(list.current, currentTarget)}
      >
        {others.slice(0, MAX_DISCS).map((other) => (
          <PersonDisc key={other.account} other={other} />
        ))}
        {more > 0 ? <span aria-hidden="true">+{more}</span> : null}
        <VisuallyHidden>{`${label}: ${names}`}</VisuallyHidden>
      </button>
      <div ref={list} id={listId} popover="auto" className="others-list surface-sheet">
        <h2 className="others-list-title">
          <Trans>Also on this page</Trans>
        </h2>
        <ul>
          {others.map((other) => (
            <OtherPlaces key={other.account} other={other} onJump={() => list.current?.hidePopover()} />
          ))}
        </ul>
      </div>
    </>
  );
}

/** Somebody, and the modules they are in: a click leads there. */
function OtherPlaces({ other, onJump }: { other: Other; onJump: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { editor, modules } = useSession();
  const places = other.modules.flatMap((id) => moduleOf(editor.document, id) ?? []);
  const jump = (id: Id) => {
    onJump();
    modules.element(id)?.scrollIntoView({ block: 'center' });
  };
  return (
    <li className="others-list-person">
      <PersonDisc other={other} />
      <div>
        <strong>{other.isMe ? t`You, in another window` : other.name}</strong>
        {places.map((module) => {
          const name = summaryOf(DEFINITIONS, module, language);
          return (
            <button key={module.id} type="button" className="text-link" onClick={() => jump(module.id)}>
              <Trans>in “{name}”</Trans>
            </button>
          );
        })}
      </div>
    </li>
  );
}

/** Announces arrivals and departures to screen readers. */
function useComingAndGoing(others: readonly Other[]): void {
  const { t } = useLingui();
  const { announce } = useSession();
  const before = useRef<readonly Other[]>([]);
  useEffect(() => {
    const isIn = (list: readonly Other[]) => (other: Other) =>
      list.some(({ account }) => account === other.account);
    const [came] = others.filter((other) => !isIn(before.current)(other));
    const [departed] = before.current.filter((other) => !isIn(others)(other));
    before.current = others;
    const name = (came ?? departed)?.name ?? '';
    if (came)
      announce(
        came.isMe ? t`You’re editing this page in another window too` : t`${name} is editing this page too`,
      );
    else if (departed)
      announce(departed.isMe ? t`You left this page in the other window` : t`${name} has left this page`);
  }, [others, announce, t]);
}

/** Below its button, within the window. */
function placeBelow(list: HTMLElement | null, button: HTMLElement): void {
  if (!list) return;
  const { bottom, left } = button.getBoundingClientRect();
  list.style.top = `${bottom + 4}px`;
  list.style.left = `${Math.max(8, Math.min(left, innerWidth - 328))}px`;
}
