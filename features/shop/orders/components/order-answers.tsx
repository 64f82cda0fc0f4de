import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import { useLanguage } from '#ui/use-language.ts';
import type { AnswersView } from '../answers-view.ts';

/** Answers given with an order. The consent to storing those about health is withdrawn here, after a second press. */
export function OrderAnswers({ answers: { groups, consent } }: { answers: AnswersView }) {
  return (
    <section className="order-answers" aria-labelledby="order-answers">
      <h2 id="order-answers" className="text-d1">
        <Trans>Your answers</Trans>
      </h2>
      {groups.map(({ positions, lines }) => (
        <div key={positions.join()}>
          <h3>
            <About positions={positions} />
          </h3>
          <dl>
            {lines.map(({ question, answer }) => (
              <div key={`${question.text} ${answer?.text}`}>
                <dt lang={question.lang}>{question.text}</dt>
                <dd>
                  {answer ? (
                    <span lang={answer.lang}>{answer.text}</span>
                  ) : (
                    <Trans>answered, only our staff can see it</Trans>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {consent === null ? null : <Consent words={consent} />}
    </section>
  );
}

function About({ positions }: { positions: number[] }) {
  const language = useLanguage();
  const [position] = positions;
  if (position === undefined) return <Trans>For the whole order</Trans>;
  if (positions.length === 1) return <Trans>Ticket {position}</Trans>;
  const several = new Intl.ListFormat(language).format(positions.map(String));
  return <Trans>Tickets {several}</Trans>;
}

function Consent({ words }: { words: string }) {
  return (
    <details className="order-consent">
      <summary className="text-link">
        <Trans>Withdraw consent</Trans>
      </summary>
      <form method="post">
        <p>
          <Trans>You agreed to this:</Trans> <q>{words}</q>
        </p>
        <p>
          <Trans>Your health answers are then deleted straight away. This can’t be undone.</Trans>
        </p>
        <Button type="submit" name="consent" value="withdraw" variant="ghost" size="small">
          <Trans>Yes, delete my health answers</Trans>
        </Button>
      </form>
    </details>
  );
}
