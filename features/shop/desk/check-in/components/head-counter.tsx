import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { Icon } from '#ui/icon.tsx';
import { useHeads } from '../browser/use-heads.ts';
import { MAX_HEADS_AT_ONCE } from '../schema.ts';

/** People who go through a door without a ticket, one by a press, or several by a number. Without scripts each press is a form. */
export function HeadCounter({
  door,
  first,
  pressKey,
}: {
  door: { eventId: number; door: string; language: string };
  /** How many were counted when the page was made. */
  first: number;
  /** Makes a press count once where its form is sent again. */
  pressKey: string;
}) {
  const { t } = useLingui();
  const { counted, count, waiting, isSignedOut } = useHeads(door, first);
  const pressed = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    const heads = Number(form.get('heads')) * (form.get('way') === 'out' ? -1 : 1);
    if (Number.isInteger(heads) && heads !== 0) count(heads);
    event.currentTarget.reset();
  };
  const hidden = (
    <>
      <input type="hidden" name="act" value="count" />
      <input type="hidden" name="key" value={pressKey} />
    </>
  );
  return (
    <div className="heads">
      <p role="status">
        <b className="door-number" translate="no">
          {counted}
        </b>{' '}
        <Plural value={counted} one="person without a ticket" other="people without a ticket" />
        {waiting > 0 ? (
          <>
            {' '}
            <Plural value={waiting} one="(# not sent yet)" other="(# not sent yet)" />
          </>
        ) : null}
      </p>
      {isSignedOut ? (
        <p className="door-note surface-dotter-hell" role="alert">
          <Trans>
            You’ve been signed out. Sign in again in another tab and anything waiting here will be sent.
          </Trans>
        </p>
      ) : null}
      <form method="post" className="heads-keys" onSubmit={pressed}>
        {hidden}
        <input type="hidden" name="heads" value="1" />
        <button
          type="submit"
          name="way"
          value="in"
          className="door-tool door-tool-main"
          aria-label={t`One in`}
        >
          <Icon name="plus" />
        </button>
        <button type="submit" name="way" value="out" className="door-tool" aria-label={t`One out`}>
          <Icon name="minus" />
        </button>
      </form>
      <details className="heads-many">
        <summary className="door-tool">
          <Trans>Several at once</Trans>
        </summary>
        <form method="post" className="heads-keys" onSubmit={pressed}>
          {hidden}
          <label htmlFor="heads">
            <Trans>How many people?</Trans>
          </label>
          <input
            id="heads"
            name="heads"
            type="number"
            inputMode="numeric"
            className="control"
            min={1}
            max={MAX_HEADS_AT_ONCE}
            autoComplete="off"
            required
          />
          <button type="submit" name="way" value="in" className="door-tool door-tool-main">
            <Trans>Came in</Trans>
          </button>
          <button type="submit" name="way" value="out" className="door-tool">
            <Trans>Went out</Trans>
          </button>
        </form>
      </details>
    </div>
  );
}
