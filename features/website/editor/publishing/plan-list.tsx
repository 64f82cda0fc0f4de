import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useSession } from '../session/session-context.ts';
import { useValue } from '../store/value.ts';
import { type Publication, plansAfter } from './plans.ts';
import { draftChangesSince } from './publish-calls.ts';
import { useMomentWords } from './use-moment-words.ts';

/** Plans for the edit target; each can be cancelled until it has started. */
export function PlanList() {
  const { t } = useLingui();
  const { publications, announce } = useSession();
  const all = useValue(publications.all);
  const [failed, setFailed] = useState<number | null>(null);
  const plans = plansAfter(all ?? [], useValue(publications.now));
  if (plans.length === 0) return null;
  const cancel = async ({ id }: Publication) => {
    const isGone = await publications.cancel(id);
    setFailed(isGone ? null : id);
    if (isGone) announce(t`Schedule cancelled`);
  };
  return (
    <section className="publish-plans" aria-labelledby="publish-plans">
      <h3 id="publish-plans" className="text-d1">
        <Trans>Scheduled</Trans>
      </h3>
      <ul>
        {plans.map((plan) => (
          <PlanLine
            key={plan.id}
            plan={plan}
            hasFailed={failed === plan.id}
            onCancel={() => void cancel(plan)}
          />
        ))}
      </ul>
    </section>
  );
}

function PlanLine({
  plan: { language, version, starts_at: at },
  hasFailed,
  onCancel,
}: {
  plan: Publication;
  hasFailed: boolean;
  onCancel: () => void;
}) {
  const { t } = useLingui();
  const moment = useMomentWords()(at);
  const name = language === 'de' ? t`German` : t`English`;
  const what = version === null ? t`${name} goes offline` : t`${name} goes live`;
  return (
    <li>
      <strong>
        <time dateTime={at}>{moment}</time>
      </strong>
      <span>
        {what} {version === null ? null : <SinceThen version={version} language={language} />}
      </span>
      <Button variant="ghost" size="small" aria-label={t`Cancel: ${what}, ${moment}`} onClick={onCancel}>
        <Trans>Cancel schedule</Trans>
      </Button>
      {hasFailed ? (
        <p role="alert" className="field-error">
          <Trans>That didn’t work. Try again.</Trans>
        </p>
      ) : null}
    </li>
  );
}

/** Tells if the draft was changed since: the version to be published is a fixed state. */
function SinceThen({ version, language }: { version: number; language: Publication['language'] }) {
  const { t } = useLingui();
  const { page, saver } = useSession();
  const [count, setCount] = useState<number | null>(null);
  const { version: draft } = useValue(saver.queue);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every saved change may make a difference
  useEffect(() => {
    let isWanted = true;
    void draftChangesSince(page.document, version, language).then((found) => isWanted && setCount(found));
    return () => {
      isWanted = false;
    };
  }, [page.document, version, language, draft]);
  if (count === null) return null;
  return (
    <span className="muted">
      {count === 0
        ? t`with the draft as it is now`
        : t`${plural(count, {
            one: 'without # module that has changed since',
            other: 'without # modules that have changed since',
          })}`}
    </span>
  );
}
