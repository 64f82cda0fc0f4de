import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { formatAmount } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';
import { counterPath, tillPath } from '../../counter/counter-path.ts';
import { momentWords } from '../../sales/event-row.ts';
import { CountFields } from '../components/count-fields.tsx';
import { Movements, Person, ShiftReport } from '../components/shift-report.tsx';
import type { TillPage } from '../load-till-page.server.ts';
import type { Shift } from '../shift.ts';

/** Fields of a form of the till as typed, if it is shown again. */
export type TillDraft = Readonly<Record<string, string>>;

/** The till of a cashier: opened with a float, closed by counting (docs/product/box-office.md#tills). Plain forms. */
export function TillScreen({
  page,
  draft,
  problem,
  language,
}: {
  page: TillPage;
  draft: TillDraft;
  problem: string | null;
  language: Language;
}) {
  const { open, foreign, report } = page;
  const id = report?.id ?? 0;
  const counted = foreign ?? open;
  return (
    <main id="main" tabIndex={-1} className="wrap hub-screen">
      <h1 className="text-d3">
        {report ? (
          <Trans>Shift {id}</Trans>
        ) : counted ? (
          counted.till
        ) : (
          <Trans context="button">Open till</Trans>
        )}
      </h1>
      <p>
        <a href={counterPath(language)} className="text-link">
          <Trans>To the counter</Trans>
        </a>
      </p>
      {problem === null ? null : (
        <div role="alert">
          <Note tone="rosa">{problem}</Note>
        </div>
      )}
      {report ? (
        <ShiftReport report={report} language={language} />
      ) : foreign ? (
        <ForeignTill shift={foreign} draft={draft} language={language} />
      ) : open ? (
        <OpenTill open={open} draft={draft} language={language} />
      ) : (
        <OpenForm page={page} draft={draft} />
      )}
      <Others page={page} language={language} />
      <Latest page={page} language={language} />
    </main>
  );
}

function OpenForm({ page: { tills }, draft }: { page: TillPage; draft: TillDraft }) {
  const { t } = useLingui();
  const free = tills.filter(({ takenBy }) => takenBy === null);
  const known = new Set(tills.map(({ till }) => till.toLowerCase()));
  const names = Array.from({ length: tills.length + 1 }, (_, before) => {
    const number = before + 1;
    return t`Till ${number}`;
  });
  const proposed = names.find((name) => !known.has(name.toLowerCase()));
  return (
    <form method="post" className="desk-form">
      <TextField
        label={t`Till`}
        name="till"
        required
        maxLength={40}
        list="tills"
        autoComplete="off"
        defaultValue={draft.till ?? free[0]?.till ?? proposed}
      />
      <datalist id="tills">
        {free.map(({ till }) => (
          <option key={till} value={till} />
        ))}
      </datalist>
      <TextField
        label={t`Float`}
        hint={t`Count it: this much cash is in the till now.`}
        name="float"
        inputMode="decimal"
        required
        maxLength={20}
        autoComplete="off"
        defaultValue={draft.float ?? (free[0] ? formatAmount(free[0].retainedCents) : '')}
      />
      <Button type="submit" name="do" value="open">
        <Trans context="button">Open till</Trans>
      </Button>
      {tills.map(({ till, note, takenBy }) => (
        <p key={till} className="text-sm">
          <strong>{till}</strong>{' '}
          {takenBy === null ? (
            (note ?? <Trans>free</Trans>)
          ) : (
            <Trans>
              in use by <Person name={takenBy.name} />
            </Trans>
          )}
        </p>
      ))}
    </form>
  );
}

function CountForm({
  shift,
  draft,
  isWitnessed,
}: {
  shift: Shift;
  draft: TillDraft;
  /** A second person has to count, whatever the difference. */
  isWitnessed: boolean;
}) {
  const { t } = useLingui();
  return (
    <form method="post" className="desk-form">
      <CountFields draft={draft} />
      <TextField
        label={t`Stays in the till`}
        name="retained"
        inputMode="decimal"
        required
        maxLength={20}
        autoComplete="off"
        defaultValue={draft.retained ?? formatAmount(shift.floatCents)}
      />
      <TextField
        label={t`Reason for a difference`}
        hint={t`Only if the count isn’t what’s expected. You’ll see the difference after counting.`}
        name="reason"
        maxLength={200}
        autoComplete="off"
        defaultValue={draft.reason ?? ''}
      />
      <TextField
        label={t`Second person`}
        hint={isWitnessed ? undefined : t`Needed from a difference of 5 €.`}
        required={isWitnessed}
        name="witness"
        maxLength={80}
        autoComplete="off"
        defaultValue={draft.witness ?? ''}
      />
      <TextField
        label={t`Note for the next shift`}
        name="note"
        maxLength={200}
        autoComplete="off"
        defaultValue={draft.note ?? ''}
      />
      <Button type="submit" name="do" value="close">
        <Trans>Close shift</Trans>
      </Button>
    </form>
  );
}

/** The till that somebody else left open, to be counted for them by two. */
function ForeignTill({ shift, draft, language }: { shift: Shift; draft: TillDraft; language: Language }) {
  const since = momentWords(shift.openedAt, language);
  return (
    <section className="desk-part" aria-labelledby="till-count">
      <h2 id="till-count" className="text-d1">
        <Trans>Count and close</Trans>
      </h2>
      <p>
        <Trans>
          Open since {since} by <Person name={shift.openedBy.name} />. Count it with a second person if they
          can’t do it themselves.
        </Trans>
      </p>
      <CountForm shift={shift} draft={draft} isWitnessed />
    </section>
  );
}

function Others({ page: { others, foreign }, language }: { page: TillPage; language: Language }) {
  const shown = others.filter(({ id }) => id !== foreign?.id);
  if (shown.length === 0) return null;
  return (
    <section className="desk-part" aria-labelledby="till-others">
      <h2 id="till-others" className="text-d1">
        <Trans>Other open tills</Trans>
      </h2>
      <ul className="desk-lines">
        {shown.map(({ id, till, openedBy, openedAt }) => (
          <li key={id} className="desk-line">
            <a href={tillPath(language, { shift: id })} className="text-link">
              {till}
            </a>
            <span>
              <Person name={openedBy.name} />, {momentWords(openedAt, language)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OpenTill({
  open,
  draft,
  language,
}: {
  open: NonNullable<TillPage['open']>;
  draft: TillDraft;
  language: Language;
}) {
  const { t } = useLingui();
  return (
    <div className="desk-columns">
      <section className="desk-part" aria-labelledby="till-count">
        <h2 id="till-count" className="text-d1">
          <Trans>Count and close</Trans>
        </h2>
        <CountForm shift={open} draft={draft} isWitnessed={false} />
      </section>
      <section className="desk-part" aria-labelledby="till-move">
        <h2 id="till-move" className="text-d1">
          <Trans>Cash in and out</Trans>
        </h2>
        <form method="post" className="desk-form">
          <TextField
            label={t`Amount`}
            name="amount"
            inputMode="decimal"
            required
            maxLength={20}
            autoComplete="off"
            defaultValue={draft.amount ?? ''}
          />
          <TextField
            label={t`Reason`}
            name="why"
            required
            maxLength={200}
            autoComplete="off"
            defaultValue={draft.why ?? ''}
          />
          <p className="desk-links">
            <Button type="submit" name="do" value="put" variant="ghost">
              <Trans>Put in</Trans>
            </Button>
            <Button type="submit" name="do" value="take" variant="ghost">
              <Trans>Take out</Trans>
            </Button>
          </p>
        </form>
        <Movements movements={open.movements} language={language} />
      </section>
    </div>
  );
}

function Latest({ page: { latest }, language }: { page: TillPage; language: Language }) {
  if (latest.length === 0) return null;
  return (
    <section className="desk-part" aria-labelledby="till-latest">
      <h2 id="till-latest" className="text-d1">
        <Trans>Closed shifts</Trans>
      </h2>
      <ul className="desk-lines">
        {latest.map(({ id, till, openedBy, closing }) => (
          <li key={id} className="desk-line">
            <a href={tillPath(language, { shift: id })} className="text-link">
              <Trans>Shift {id}</Trans>
            </a>
            <span>
              {till}, <Person name={openedBy.name} />
            </span>
            <span className="desk-cents">{closing ? formatAmount(closing.countedCents) : ''}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
