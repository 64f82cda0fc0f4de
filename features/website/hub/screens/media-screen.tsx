import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ASSET_KINDS, acceptedFiles } from '#features/core/media/index.ts';
import { hubPath } from '#features/core/navigation/index.ts';
import type { HubFrameData } from '#features/core/staff-frame/index.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import { Button } from '#ui/button.tsx';
import { Field, TextField } from '#ui/field.tsx';
import { ListPages } from '#ui/list-pages.tsx';
import { Note } from '#ui/note.tsx';
import { MediaCardItem } from '../components/media-card.tsx';
import type { MediaPage } from '../load-media-page.server.ts';

/** A file that did not come into the library, and why, to be read after its name. */
export interface RefusedFile {
  name: string;
  why: string;
}

/** The media page of the hub: the contents of the library, and entries that lack a description or have expired. */
export function MediaScreen({
  frame,
  view,
  problem,
  arrived,
}: {
  frame: HubFrameData;
  view: MediaPage;
  problem: { words: string; refused: readonly RefusedFile[] } | null;
  /** How many files have just come in. */
  arrived: number;
}) {
  const { t } = useLingui();
  const { language } = frame;
  const { cards, total, page, pages, query, kind, isTrash } = view;
  const toPage = (number: number) =>
    hubPath('media', language, {
      ...(query ? { q: query } : {}),
      ...(kind ? { kind } : {}),
      ...(isTrash ? { trash: 'true' } : {}),
      ...(number > 1 ? { page: String(number) } : {}),
    });
  return (
    <HubFrame frame={frame}>
      <main id="main" tabIndex={-1} className="wrap hub-screen">
        <h1 className="text-d3">{isTrash ? <Trans>Media in the bin</Trans> : <Trans>Media</Trans>}</h1>
        {problem === null ? null : (
          <div role="alert">
            <Note tone="rosa">
              <p>{problem.words}</p>
              {problem.refused.map(({ name, why }) => (
                <p key={`${name} ${why}`}>
                  <strong>{name}</strong> {why}
                </p>
              ))}
            </Note>
          </div>
        )}
        {arrived > 0 && problem === null ? (
          <div role="status">
            <Note tone="minze">
              <Plural
                value={arrived}
                one="# file uploaded. It’s at the top: now describe what it shows."
                other="# files uploaded. They’re at the top: now describe what each one shows."
              />
            </Note>
          </div>
        ) : null}
        {isTrash ? null : <UploadForm />}
        <search>
          <form className="hub-search" action={hubPath('media', language)}>
            <input type="hidden" name="lang" value={language} />
            <TextField
              label={t`Search by name, description or creator`}
              type="search"
              name="q"
              defaultValue={query}
              maxLength={100}
            />
            <Field label={t`Type`}>
              {(control) => (
                <select {...control} name="kind" defaultValue={kind ?? ''}>
                  <option value="">{t`All`}</option>
                  <option value="image">{t`Images`}</option>
                  <option value="video">{t`Videos`}</option>
                  <option value="audio">{t`Audio`}</option>
                  <option value="file">{t`Files`}</option>
                </select>
              )}
            </Field>
            <Button type="submit" variant="ghost">
              <Trans context="button">Search</Trans>
            </Button>
          </form>
        </search>
        <p role="status">
          <Plural
            value={total}
            _0="Nothing found."
            one="# item in the library"
            other="# items in the library"
          />{' '}
          {isTrash ? (
            <a href={hubPath('media', language)} className="text-link">
              <Trans>Back to library</Trans>
            </a>
          ) : (
            <a href={hubPath('media', language, { trash: 'true' })} className="text-link">
              <Trans>Show the bin</Trans>
            </a>
          )}
        </p>
        <ul className="hub-library">
          {cards.map((card) => (
            <MediaCardItem key={card.id} card={card} isTrash={isTrash} />
          ))}
        </ul>
        <ListPages page={page} pages={pages} to={toPage} />
      </main>
    </HubFrame>
  );
}

/** A browser lets files be dropped onto a file input as well: it is made as large as its place. */
function UploadForm() {
  const { t } = useLingui();
  return (
    <form method="post" encType="multipart/form-data" className="hub-upload">
      <Field label={t`Files for the library`} hint={t`Choose files or drag them here, up to 20 at a time.`}>
        {(control) => (
          <input
            {...control}
            type="file"
            name="files"
            accept={acceptedFiles(ASSET_KINDS)}
            multiple
            required
          />
        )}
      </Field>
      <Button type="submit">
        <Trans>Upload</Trans>
      </Button>
    </form>
  );
}
