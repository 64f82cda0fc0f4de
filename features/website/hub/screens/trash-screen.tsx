import { Trans, useLingui } from '@lingui/react/macro';
import type { HubFrameData } from '#features/core/staff-frame/index.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import type { Page } from '#features/website/pages/index.ts';
import { shown } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { DoneNote } from '../components/done-note.tsx';
import type { HubDone } from '../hub-done.ts';
import { agoWords } from '../moment-words.ts';

/** The pages in the trash, each with all that went there with it. */
export function TrashScreen({
  frame,
  pages,
  older,
  now,
  problem,
  elsewhere,
  done,
  restored,
}: {
  frame: HubFrameData;
  pages: readonly Page[];
  /** Address of the pages that were put there before these; `null` at the end. */
  older: string | null;
  now: Instant;
  problem: string | null;
  /** Page that can only come back elsewhere, and its address there. */
  elsewhere: { page: number; path: string } | null;
  /** Restore just completed, for pages that are no longer in the trash. */
  done: HubDone | null;
  restored: readonly Page[];
}) {
  const { i18n, t } = useLingui();
  const otherPath = elsewhere?.path ?? '';
  const { language } = frame;
  return (
    <HubFrame frame={frame}>
      <main id="main" tabIndex={-1} className="wrap hub-screen">
        <h1 className="text-d3">
          <Trans>Bin</Trans>
        </h1>
        <p className="lead">
          <Trans>
            Anything in here is deleted for good after 30 days. A page comes back with everything below it.
          </Trans>
        </p>
        {problem === null ? null : (
          <div role="alert">
            <Note tone="rosa">
              {problem}
              {elsewhere ? (
                <form method="post">
                  <input type="hidden" name="page" value={elsewhere.page} />
                  <input type="hidden" name="elsewhere" value="1" />
                  <Button type="submit" size="small">
                    {t`Restore at ${otherPath}`}
                  </Button>
                </form>
              ) : null}
            </Note>
          </div>
        )}
        <DoneNote done={done} pages={restored} language={language} />
        {pages.length === 0 ? (
          <p>
            <Trans>The bin is empty.</Trans>
          </p>
        ) : (
          <ul className="hub-list">
            {pages.map((page) => {
              const title = shown(page.title, language);
              const ago = agoWords(page.deletedAt ?? now, now, language, i18n);
              return (
                <li key={page.id}>
                  <p>
                    <strong lang={title.lang}>{title.text}</strong>
                    <br />
                    {page.paths[language]}, <Trans>deleted {ago}</Trans>
                  </p>
                  <form method="post">
                    <input type="hidden" name="page" value={page.id} />
                    <Button type="submit" size="small" variant="ghost">
                      <Trans>Restore</Trans>
                    </Button>
                  </form>
                </li>
              );
            })}
          </ul>
        )}
        {older === null ? null : (
          <p>
            <a href={older} className="text-link">
              <Trans>Older pages in the bin</Trans>
            </a>
          </p>
        )}
      </main>
    </HubFrame>
  );
}
