import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { hubPath, MOVED_PAGE } from '#features/core/navigation/index.ts';
import type { HubFrameData } from '#features/core/staff-frame/index.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import type { Page } from '#features/website/pages/index.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';
import { ActivityNote } from '../components/activity-note.tsx';
import { DoneNote } from '../components/done-note.tsx';
import { FurtherRows, TREE_ID } from '../components/further-rows.tsx';
import { MovePageForm } from '../components/move-page-form.tsx';
import { NewPageForm } from '../components/new-page-form.tsx';
import { PageRow } from '../components/page-row.tsx';
import { PlanLine } from '../components/plan-line.tsx';
import { Translations } from '../components/translations.tsx';
import type { HubDone } from '../hub-done.ts';
import { type HubPlan, planKey } from '../hub-plans.ts';
import type { PagesOverview } from '../load-pages-overview.server.ts';
import type { NewPageDraft } from '../new-page-draft.ts';

const PLANS_BESIDE = 4;

/** The room of pages: the tree with how far each page is, what others did, what is planned, what wants translating. */
export function PagesScreen({
  frame,
  overview,
  plans,
  problem,
  draft,
  done,
  isAllShown,
}: {
  frame: HubFrameData;
  overview: PagesOverview;
  plans: readonly HubPlan[];
  /** Error message for the action that failed. */
  problem: string | null;
  draft: NewPageDraft | null;
  /** Action a form has just completed, and the pages concerned. */
  done: (HubDone & { pages: readonly Page[] }) | null;
  /** True if all changes by others are requested. */
  isAllShown: boolean;
}) {
  const { t } = useLingui();
  const { language, name } = frame;
  const { rows, found, view, moved, query, now } = overview;
  const [firstName] = name.split(' ');
  // A page that is being moved still is while its place is looked for.
  const moving = moved ? { [MOVED_PAGE]: `${moved.id}` } : {};
  return (
    <HubFrame frame={frame}>
      <main id="main" tabIndex={-1} className="wrap hub-screen">
        <div className="hub-head">
          <div>
            <h1 className="text-d3">
              <Trans>Hello, {firstName}.</Trans>
            </h1>
            <ActivityNote overview={overview} frame={frame} isAll={isAllShown} />
          </div>
          <search>
            <form className="hub-search" action={hubPath('pages', language)}>
              <input type="hidden" name="lang" value={language} />
              {moved ? <input type="hidden" name={MOVED_PAGE} value={moved.id} /> : null}
              <TextField
                label={t`Search for a page or its text`}
                type="search"
                name="q"
                defaultValue={query}
                maxLength={100}
              />
              <Button type="submit" variant="ghost">
                <Trans context="button">Search</Trans>
              </Button>
            </form>
          </search>
        </div>
        {problem === null ? null : (
          <div role="alert">
            <Note tone="rosa">{problem}</Note>
          </div>
        )}
        <DoneNote done={done} pages={done?.pages ?? []} language={language} />
        {moved ? <MovePageForm page={moved} overview={overview} language={language} /> : null}
        <NewPageForm
          overview={overview}
          language={language}
          draft={draft}
          error={draft ? (problem ?? undefined) : undefined}
        />
        <div className="hub-columns">
          <div>
            {query === '' ? null : (
              <p role="status">
                <Plural value={found} _0="Nothing found." one="# page found." other="# pages found." />{' '}
                {found > rows.length ? (
                  <>
                    <Trans>Showing the first {rows.length}. Add a word to narrow your search.</Trans>{' '}
                  </>
                ) : null}
                <a href={hubPath('pages', language, moving)} className="text-link">
                  <Trans>Show all</Trans>
                </a>
              </p>
            )}
            <table id={TREE_ID} className="hub-table">
              <thead>
                <tr>
                  <th scope="col">
                    <Trans>Page</Trans>
                  </th>
                  <th scope="col">Deutsch</th>
                  <th scope="col">English</th>
                  <th scope="col" className="hub-ago">
                    <Trans>Recent</Trans>
                  </th>
                  <th scope="col">
                    <span className="visually-hidden">
                      <Trans>More</Trans>
                    </span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <PageRow key={row.id} row={row} view={view} now={now} language={language} />
                ))}
              </tbody>
            </table>
            {query === '' ? <FurtherRows overview={overview} language={language} query={moving} /> : null}
          </div>
          <div className="hub-aside">
            <section className="hub-card surface-dotter cut-note" aria-labelledby="hub-planned">
              <h2 id="hub-planned" className="text-d1">
                <Trans>Scheduled</Trans>
              </h2>
              {plans.length === 0 ? (
                <p>
                  <Trans>Nothing is scheduled.</Trans>
                </p>
              ) : (
                <ul>
                  {plans.slice(0, PLANS_BESIDE).map((plan) => (
                    <li key={planKey(plan)}>
                      <PlanLine plan={plan} now={now} language={language} />
                    </li>
                  ))}
                </ul>
              )}
              {plans.length > PLANS_BESIDE ? (
                <p>
                  <a href={hubPath('planned', language)} className="text-link">
                    <Trans>Everything scheduled</Trans>
                  </a>
                </p>
              ) : null}
            </section>
            <Translations overview={overview} frame={frame} />
          </div>
        </div>
      </main>
    </HubFrame>
  );
}
