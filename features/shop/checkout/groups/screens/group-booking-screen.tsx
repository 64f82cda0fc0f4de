import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { artworkUrl } from '#features/core/artwork/index.ts';
import { Button } from '#ui/button.tsx';
import { FormRefused } from '#ui/form-refused.tsx';
import { PageSheet } from '#ui/page-sheet.tsx';
import { Radio } from '#ui/radio.tsx';
import { ASK, AskForDate } from '../components/ask-for-date.tsx';
import { GroupCustomer, useGroupLabels } from '../components/group-customer.tsx';
import { GroupDates } from '../components/group-dates.tsx';
import { GroupHeads } from '../components/group-heads.tsx';
import { GroupSum } from '../components/group-sum.tsx';
import { datesByRoom, headsOf } from '../group-draft.ts';
import type { GroupPage } from '../group-page.ts';

const ART = artworkUrl('school', 'klasse~mouse~stage~bright', [16, 9]);

/** A class or another group books: how many, when, who pays, and how the tickets admit (docs/product/groups.md). */
export function GroupBookingScreen({ page }: { page: GroupPage }) {
  return (
    <>
      <PageSheet surface="surface-dotter" art={ART}>
        <h1 className="text-title">
          <Trans>We come as a class</Trans>
        </h1>
        <p className="lead">
          <Trans>One order, one invoice, one code for everyone.</Trans>
        </p>
      </PageSheet>
      <div className="wrap group-page">
        <Productions page={page} />
        {page.dates.length > 0 ? <GroupForm page={page} /> : null}
        <AskForDate {...page.ask} purchaseKey={page.purchaseKey} />
      </div>
    </>
  );
}

function Productions({ page: { productions, title } }: { page: GroupPage }) {
  if (productions.length === 0)
    return (
      <p className="lead">
        <Trans>No dates for groups are on sale at the moment. Tell us and we’ll find one.</Trans>
      </p>
    );
  return (
    <nav className="group-productions" aria-labelledby="group-productions">
      <h2 id="group-productions" className="text-d3">
        <Trans>What would you like to see?</Trans>
      </h2>
      <ul>
        {productions.map((each) => (
          <li key={each.id}>
            <a className="chip" href={each.path} aria-current={each.title === title ? 'true' : undefined}>
              {each.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function GroupForm({ page }: { page: GroupPage }) {
  const { dates, errors, language } = page;
  const labels = useGroupLabels();
  const [draft, setDraft] = useState(page.draft);
  const [first] = dates;
  if (!first) return null;
  const asked = headsOf(draft, first);
  // Without a choice it is the first date with room for all of them.
  const [withRoom = first] = datesByRoom(dates, asked.heads + asked.along);
  const date = dates.find(({ jetId }) => String(jetId) === draft.event) ?? withRoom;
  const { heads, along } = headsOf(draft, date);
  return (
    <form method="post" noValidate className="group-form">
      <input type="hidden" name="key" value={page.purchaseKey} />
      <div className="group-questions">
        <FormRefused errors={errors} labels={labels}>
          {errors.form ? <p>{errors.form}</p> : null}
        </FormRefused>
        <Question number={1} title={labels.heads}>
          <GroupHeads
            {...{ date, draft, errors, language }}
            onHeads={(next) => setDraft((last) => ({ ...last, heads: String(next) }))}
            onOther={(id, count) =>
              setDraft((last) => ({ ...last, others: { ...last.others, [id]: String(count) } }))
            }
          />
          <Needs chosen={page.draft.needs} />
        </Question>
        <Question number={2} title={labels.event}>
          <p className="text-sm" id="event">
            {errors.event ? <strong className="group-error">{errors.event}</strong> : null}{' '}
            <Trans>Dates with room for you come first.</Trans>
          </p>
          <GroupDates
            {...{ dates, language }}
            places={heads + along}
            chosen={String(date.jetId)}
            onChoose={(event) => setDraft((last) => ({ ...last, event }))}
          />
          <p>
            <a href={`#${ASK}`} className="text-link">
              <Trans>No date suits you? Tell us</Trans>
            </a>
          </p>
        </Question>
        <Question number={3} title={<Trans>Who pays?</Trans>}>
          <GroupCustomer draft={page.draft} errors={errors} />
        </Question>
        <Question number={4} title={<Trans>And the names?</Trans>}>
          <Radio card name="tickets" value="one-code" defaultChecked={page.draft.isOneCode}>
            <strong>
              <Trans>One code for everyone</Trans>
            </strong>
            <small>
              <Trans>At the door it admits all of you at once.</Trans>
            </small>
          </Radio>
          <Radio card name="tickets" value="single" defaultChecked={!page.draft.isOneCode}>
            <strong>
              <Trans>A ticket for each of you</Trans>
            </strong>
            <small>
              <Trans>To hand out, if you don’t arrive together.</Trans>
            </small>
          </Radio>
        </Question>
      </div>
      <div className="group-side">
        <GroupSum {...{ date, draft, language }} title={page.title ?? ''} />
        <noscript>
          <p>
            <Button type="submit" name="do" value="look" variant="ghost">
              <Trans>Work out the total</Trans>
            </Button>
          </p>
        </noscript>
      </div>
    </form>
  );
}

function Question({ number, title, children }: { number: number; title: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="group-question">
      <legend>
        <span className="group-number" aria-hidden="true" translate="no">
          {number}
        </span>
        <span className="group-title">{title}</span>
      </legend>
      {children}
    </fieldset>
  );
}

function Needs({ chosen }: { chosen: readonly string[] }) {
  const { t } = useLingui();
  const words = {
    wheelchair: t`Someone uses a wheelchair`,
    hearing: t`Someone is hard of hearing`,
    'quiet-corner': t`We need a quiet corner`,
  };
  return (
    <div className="group-needs">
      {Object.entries(words).map(([need, label]) => (
        <label key={need} className="choice choice-card">
          <input
            type="checkbox"
            name="needs"
            value={need}
            className="choice-hole"
            defaultChecked={chosen.includes(need)}
          />
          <span className="choice-text">{label}</span>
        </label>
      ))}
    </div>
  );
}
