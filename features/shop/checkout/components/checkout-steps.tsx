import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

export type Step = 'who' | 'pay' | 'done';
const STEPS = ['tickets', 'who', 'pay', 'done'] as const;

/** The steps from tickets to order as holes: done ones are filled, the current one is red. */
export function CheckoutSteps({
  here,
  back = {},
}: {
  here: Step;
  back?: { tickets?: string; who?: string };
}) {
  const { t } = useLingui();
  const names: Record<(typeof STEPS)[number], ReactNode> = {
    tickets: <Trans>Tickets</Trans>,
    who: <Trans>Who’s coming</Trans>,
    pay: <Trans>Pay</Trans>,
    done: <Trans>Done</Trans>,
  };
  const place = STEPS.indexOf(here);
  return (
    <ol className="checkout-steps" aria-label={t`Order steps`}>
      {STEPS.map((step, index) => {
        const path = index < place && (step === 'tickets' || step === 'who') ? back[step] : undefined;
        const isDone = index < place || here === 'done';
        return (
          <li
            key={step}
            className="checkout-step"
            data-state={isDone ? 'done' : index === place ? 'here' : 'ahead'}
            aria-current={index === place ? 'step' : undefined}
          >
            {path ? <a href={path}>{names[step]}</a> : <span>{names[step]}</span>}
            {index < place ? (
              <VisuallyHidden>
                {' '}
                <Trans>(done)</Trans>
              </VisuallyHidden>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
