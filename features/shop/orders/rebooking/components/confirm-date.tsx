import { Plural, Trans } from '@lingui/react/macro';
import type { ShownText } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Radio } from '#ui/radio.tsx';
import type { ChosenDate, RebookingView } from '../rebooking-view.ts';
import { RefusalWords } from './refusal-words.tsx';

/** Result of the exchange, shown before it is made; the button makes it. */
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
            , <Trans>previously for {when}</Trans>
          </>
        ) : null}
      </p>
      <dl className="rebooking-sums">
        <div>
          <dt>
            <Trans>Before</Trans>
          </dt>
          <dd translate="no">{formatPrice(chosen.beforeCents)}</dd>
        </div>
        <div>
          <dt>
            <Trans>New date</Trans>
          </dt>
          <dd>
            <strong translate="no">{formatPrice(chosen.afterCents)}</strong>
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
            <Trans>Exchange tickets</Trans>
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
          <Trans>It costs the same, so there’s nothing more to pay.</Trans>
        </p>
      ) : null}
      {backCents > 0 ? <RefundPreview chosen={chosen} by={by} /> : null}
      {openCents > 0 ? (
        <p>
          <Trans>
            {formatPrice(openCents)} is then due at the box office. Until it’s paid, no ticket in this order
            gets anyone in, unless the order is on invoice.
          </Trans>
        </p>
      ) : null}
      {isInvoiced ? (
        <p>
          <Trans>
            The invoice is reversed by a cancellation invoice, and the new tickets go on a new one.
          </Trans>
        </p>
      ) : null}
      {answersLost.length > 0 ? (
        <p>
          <Trans>That date doesn’t ask for this, so your answer is deleted:</Trans>{' '}
          <Questions questions={answersLost} />
        </p>
      ) : null}
      {questionsOpen.length > 0 ? (
        <p>
          <Trans>That date also asks for this, and it isn’t answered yet:</Trans>{' '}
          <Questions questions={questionsOpen} />
        </p>
      ) : null}
      <p>
        <Trans>
          The old tickets stop working straight away and their seats go back on sale. We’ll email you the new
          ones.
        </Trans>
      </p>
    </>
  );
}

function RefundPreview({
  chosen: {
    backCents,
    mayBecomeCredit,
    asCredit,
    refundSplit: { onlineCents, tillCents, heldCents },
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
        <Trans>We then owe {amount}; anything paid with credit goes straight back to credit.</Trans>
      </p>
    );
  return (
    <>
      <p>
        {heldCents > 0 ? (
          <Trans>
            You’d get {amount} back, but the payment is being disputed with your bank: nothing is refunded
            until that’s decided.
          </Trans>
        ) : tillCents === 0 ? (
          <Trans>We’ll send {amount} back the way you paid.</Trans>
        ) : onlineCents === 0 ? (
          <Trans>You’ll get {amount} back at the box office, or by bank transfer.</Trans>
        ) : (
          <Trans>
            You’ll get {amount} back. We’ll send {formatPrice(onlineCents)} the way you paid, and you can
            collect {formatPrice(tillCents)} at the box office or have it by bank transfer.
          </Trans>
        )}{' '}
        <Trans>Anything you paid with credit goes straight back to credit.</Trans>
      </p>
      {mayBecomeCredit ? (
        <fieldset className="rebooking-choices">
          <legend>
            <Trans>How would you like your money back?</Trans>
          </legend>
          <Radio name="back" value="money" defaultChecked={!asCredit}>
            <Trans>as money</Trans>
          </Radio>
          <Radio name="back" value="credit" defaultChecked={asCredit}>
            <Trans>as credit, straight away</Trans>
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
