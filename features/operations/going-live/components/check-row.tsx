import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { CheckWords } from '../check-words.ts';
import type { Check } from '../checks.ts';

/** A point of the list: its mark, its name, the reason, and how it is settled. */
export function CheckRow({
  check: { name, state, answer },
  words: { title, reason, link, answer: answerWords },
  sendsMail,
}: {
  check: Check;
  words: CheckWords;
  /** True where a letter can be sent from here. */
  sendsMail: boolean;
}) {
  return (
    <li data-check={name} data-state={state}>
      <span className="go-live-mark" aria-hidden="true">
        {state === 'done' ? <Icon name="check" size={20} /> : null}
        {state === 'not-needed' ? <Icon name="minus" size={20} /> : null}
      </span>
      <div className="go-live-words">
        <h3>
          {title}{' '}
          <VisuallyHidden>
            {state === 'open' ? <Trans>(open)</Trans> : null}
            {state === 'done' ? <Trans>(settled)</Trans> : null}
            {state === 'not-needed' ? <Trans>(not needed)</Trans> : null}
          </VisuallyHidden>
        </h3>
        <p>{reason}</p>
      </div>
      <div className="go-live-acts">
        {link === null ? null : (
          <a href={link.href} className="text-link" aria-label={`${link.text}: ${title}`}>
            {link.text}
          </a>
        )}
        {sendsMail ? (
          <form method="post">
            <Button type="submit" name="do" value="mail" variant="ghost" size="small">
              <Trans>Send letter</Trans>
            </Button>
          </form>
        ) : null}
        {answer ? (
          <form method="post">
            <input type="hidden" name="answer" value={answer} />
            <Button
              type="submit"
              name="do"
              value={state === 'open' ? 'answer' : 'withdraw'}
              variant="ghost"
              size="small"
            >
              {state === 'open' ? answerWords : <Trans>Take back</Trans>}
            </Button>
          </form>
        ) : null}
      </div>
    </li>
  );
}
