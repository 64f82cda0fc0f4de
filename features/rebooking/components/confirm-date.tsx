import { Plural, Trans } from '@lingui/react/macro';
import type { ShownText } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Radio } from '#ui/radio.tsx';
import type { ChosenDate, RebookingView } from '../rebooking-view.ts';
import { RefusalWords } from './refusal-words.tsx';

/** What exchanging comes to, said before it is done; the button does it. */
export function ConfirmDate({ view, chosen }: { view: RebookingView; chosen: ChosenDate }) {
  const { tickets, path, by, when } = view;
  const exchanged = tickets.filter(({ isChosen }) => isChosen);
  return (
    <section className="rebooking-confirm cut-note surface-sheet" aria-labelledby="rebooking-confirm">
      <h2 id="rebooking-confirm" className="text-d2">
        {chosen.when}
      </h2>
      <p>
        <Plural value={exchanged.length} one="# ticket" other="# tickets" />
        {when ? (
          <>
            , <Trans>until now for {when}</Trans>
          </>
        ) : null}
      </p>
      <dl className="rebooking-sums">
        <div>
          <dt>
            <Trans>Until now</Trans>
          </dt>
          <dd>{formatPrice(chosen.beforeCents)}</dd>
        </div>
        <div>
          <dt>
            <Trans>The new date</Trans>
          </dt>
          <dd>
            <strong>{formatPrice(chosen.afterCents)}</strong>
          </dd>
        </div>
      </dl>
      {chosen.refusal ? (
        <Note tone="rosa-hell">
          <RefusalWords error={chosen.refusal} by={by} />
        </Note>
      ) : (
        <form method="post" action={path} className="rebooking-form">
          {exchanged.map(({ position }) => (
            <input key={position} type="hidden" name="ticket" value={position} />
          ))}
          <input type="hidden" name="to" value={chosen.value} />
          <input type="hidden" name="seen" value={chosen.afterCents} />
          <input type="hidden" name="starts" value={chosen.startsAt ?? ''} />
          <Consequences chosen={chosen} by={by} />
          <Button type="submit" variant="red">
            <Trans>Exchange the tickets</Trans>
          </Button>
        </form>
      )}
    </section>
  );
}

function Consequences({ chosen, by }: { chosen: ChosenDate; by: RebookingView['by'] }) {
  const { backCents, openCents, beforeCents, afterCents, isInvoiced, answersLost, questionsOpen } = chosen;
  return (
    <>
      {beforeCents === afterCents ? (
        <p>
          <Trans>It costs the same: there is nothing to pay.</Trans>
        </p>
      ) : null}
      {backCents > 0 ? <MoneyBack chosen={chosen} by={by} /> : null}
      {openCents > 0 ? (
        <p>
          <Trans>
            {formatPrice(openCents)} are open then, to be paid at the till. Until they are paid no ticket of
            the order opens the door, except with an invoice.
          </Trans>
        </p>
      ) : null}
      {isInvoiced ? (
        <p>
          <Trans>The invoice is answered by a cancellation, and the new tickets are on a new invoice.</Trans>
        </p>
      ) : null}
      {answersLost.length > 0 ? (
        <p>
          <Trans>What was answered to this is not asked for that date, and is deleted:</Trans>{' '}
          <Questions questions={answersLost} />
        </p>
      ) : null}
      {questionsOpen.length > 0 ? (
        <p>
          <Trans>This is asked for that date as well, and not answered:</Trans>{' '}
          <Questions questions={questionsOpen} />
        </p>
      ) : null}
      <p>
        <Trans>
          The old tickets are void at once, and their seats free for others. New ones come by e-mail.
        </Trans>
      </p>
    </>
  );
}

function MoneyBack({
  chosen: {
    backCents,
    mayBecomeCredit,
    asCredit,
    waysBack: { onlineCents, tillCents, heldCents },
  },
  by,
}: {
  chosen: ChosenDate;
  by: RebookingView['by'];
}) {
  const amount = formatPrice(backCents);
  if (by === 'house')
    return (
      <p>
        <Trans>The house owes {amount} then; what was paid with credit is credit again at once.</Trans>
      </p>
    );
  return (
    <>
      <p>
        {heldCents > 0 ? (
          <Trans>
            You would get {amount} back, but the payment is disputed at your bank: nothing goes back before
            that is decided.
          </Trans>
        ) : tillCents === 0 ? (
          <Trans>You get {amount} back by itself, the way you paid.</Trans>
        ) : onlineCents === 0 ? (
          <Trans>You get {amount} back at the box office, or by bank transfer.</Trans>
        ) : (
          <Trans>
            You get {amount} back. Of that, {formatPrice(onlineCents)} comes by itself, the way you paid, and
            you get {formatPrice(tillCents)} at the box office, or by bank transfer.
          </Trans>
        )}{' '}
        <Trans>What you paid with credit is credit again at once.</Trans>
      </p>
      {mayBecomeCredit ? (
        <fieldset className="rebooking-choices">
          <legend>
            <Trans>What you paid, you get back</Trans>
          </legend>
          <Radio name="back" value="money" defaultChecked={!asCredit}>
            <Trans>as money</Trans>
          </Radio>
          <Radio name="back" value="credit" defaultChecked={asCredit}>
            <Trans>as credit, at once</Trans>
          </Radio>
        </fieldset>
      ) : null}
    </>
  );
}

function Questions({ questions }: { questions: ShownText[] }) {
  return questions.map(({ text, lang }, index) => (
    <span key={text} lang={lang}>
      {index > 0 ? ', ' : ''}
      {text}
    </span>
  ));
}
