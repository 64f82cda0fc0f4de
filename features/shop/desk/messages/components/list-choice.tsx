import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { MessagePage } from '../load-message-page.server.ts';
import { MESSAGE_LISTS, type MessageList } from '../message.ts';

/** People without a ticket whom the message can also reach, each list with how many addresses that is. */
export function ListChoice({ view: { lists, chosenLists } }: { view: MessagePage }) {
  if (lists === null) return null;
  const names: Record<MessageList, ReactNode> = {
    returned: <Trans>Also those who returned their tickets</Trans>,
    waiting: <Trans>Also those on the waiting list</Trans>,
  };
  return (
    <>
      {MESSAGE_LISTS.map((list) => (
        <label key={list} className="choice choice-card message-scope">
          <input
            type="checkbox"
            className="choice-hole"
            name="list"
            value={list}
            defaultChecked={chosenLists.includes(list)}
          />
          <span className="choice-text">
            <span>{names[list]}</span>
            <span className="message-scope-count">
              <Plural value={lists[list]} one="# address" other="# addresses" />
            </span>
          </span>
        </label>
      ))}
      <p className="muted text-sm">
        <Trans>Nobody is written to twice: anybody with a valid ticket counts as that.</Trans>
      </p>
    </>
  );
}
