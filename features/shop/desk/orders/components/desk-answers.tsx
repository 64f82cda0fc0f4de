import { Trans } from '@lingui/react/macro';
import type { DeskAnswer } from '../load-desk-order-page.server.ts';

/** Answers given with an order, including those about health, for all staff who work with orders. */
export function DeskAnswers({ answers }: { answers: readonly DeskAnswer[] }) {
  return (
    <ul className="desk-lines">
      {answers.map(({ position, question, answer, isHealth }) => (
        <li key={`${position} ${question.text} ${answer.text}`}>
          <p className="muted text-sm">
            {position === null ? <Trans>For the whole order</Trans> : <Trans>Ticket {position}</Trans>},{' '}
            <span lang={question.lang}>{question.text}</span>
            {isHealth ? (
              <>
                {' '}
                <Trans>(health information, staff only)</Trans>
              </>
            ) : null}
          </p>
          <p lang={answer.lang}>{answer.text}</p>
        </li>
      ))}
    </ul>
  );
}
