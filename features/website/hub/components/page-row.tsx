import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MOVED_PAGE, pagesPath, type TreeView } from '#features/core/navigation/index.ts';
import { LANGUAGES, type Language, shown } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import { Icon } from '#ui/icon.tsx';
import type { HubRow } from '../hub-rows.ts';
import { agoWords } from '../moment-words.ts';
import { PageStateMark } from './page-state.tsx';

/** A page in the tree, with everything that can be done to it behind one button. */
export function PageRow({
  row,
  view,
  now,
  language,
}: {
  row: HubRow;
  /** Shown part of the tree, for the addresses of the row. */
  view: TreeView;
  now: Instant;
  language: Language;
}) {
  const { t, i18n } = useLingui();
  const title = shown(row.title, language);
  const [ago, by] = [agoWords(row.changedAt, now, language, i18n), row.changedBy];
  return (
    <tr id={rowId(row)}>
      <th scope="row" lang={title.lang}>
        <div className="hub-page">
          <Indents depth={row.depth} />
          <div className="hub-page-name">
            <a href={`${row.paths[language]}?edit`}>
              <Icon name={row.siteName === null ? 'text' : 'list'} size={20} />
              {title.text}
            </a>
            <BranchToggle row={row} view={view} title={title.text} language={language} />
            <span
              className="hub-present"
              data-present={row.document}
              data-present-below={row.branch?.documents.join(' ') || undefined}
              lang={language}
            />
          </div>
        </div>
      </th>
      {LANGUAGES.map((each) => (
        <td key={each} data-language={each}>
          <PageStateMark state={row.states[each]} now={now} language={language} />
        </td>
      ))}
      <td className="hub-ago">{by ? t`${by}, ${ago}` : ago}</td>
      <td>
        <button
          type="button"
          className="round-button"
          popoverTarget={menuId(row)}
          aria-label={t`More about ${title.text}`}
          title={t`More`}
        >
          <span aria-hidden="true" className="hub-dots" />
        </button>
        <PageMenu row={row} view={view} title={title.text} language={language} />
      </td>
    </tr>
  );
}

/** How deep in the tree a page is: the policy of pages allows no style attributes. */
function Indents({ depth }: { depth: number }) {
  if (depth === 0) return null;
  return (
    <>
      <i className="hub-indent" />
      <Indents depth={depth - 1} />
    </>
  );
}

const rowId = ({ id }: HubRow) => `page-${id}`;
const menuId = ({ id }: HubRow) => `page-menu-${id}`;

/** Opens and closes the branch below a page: a link, so that it works without scripts and is read from the server. */
function BranchToggle({
  row,
  view,
  title,
  language,
}: {
  row: HubRow;
  view: TreeView;
  title: string;
  language: Language;
}) {
  const { branch } = row;
  if (branch === null) return null;
  return (
    <a
      href={`${pagesPath(language, { ...view, open: branch.toggled })}#${rowId(row)}`}
      className="hub-branch"
      lang={language}
      data-open={branch.isOpen}
    >
      <Icon name="chevron-down" size={20} />
      <span className="visually-hidden">
        {branch.isOpen ? <Trans>Hide below {title}:</Trans> : <Trans>Show below {title}:</Trans>}
      </span>{' '}
      <Plural value={branch.pages} one="# page" other="# pages" />
    </a>
  );
}

function PageMenu({
  row,
  view,
  title,
  language,
}: {
  row: HubRow;
  view: TreeView;
  title: string;
  language: Language;
}) {
  const isOurs = row.siteName === null;
  const { parentId, up, down } = row.moves;
  return (
    <div id={menuId(row)} popover="auto" className="hub-menu">
      <h2 className="text-d1">{title}</h2>
      <ul className="hub-menu-links">
        <li>
          <a href={`${row.paths[language]}?edit`} className="text-link">
            <Trans>Edit</Trans>
          </a>
        </li>
        <li>
          <a href={row.paths[language]} className="text-link">
            <Trans>View</Trans>
          </a>
        </li>
        {up === null ? null : (
          <li>
            <Move row={row} parentId={parentId} beforeId={up} words={<Trans>Move up</Trans>} />
          </li>
        )}
        {down === null ? null : (
          <li>
            <Move row={row} parentId={parentId} beforeId={down.beforeId} words={<Trans>Move down</Trans>} />
          </li>
        )}
        {isOurs ? (
          <li>
            <a href={pagesPath(language, view, { [MOVED_PAGE]: `${row.id}` })} className="text-link">
              <Trans>Move under another page</Trans>
            </a>
          </li>
        ) : null}
        <li>
          <form method="post">
            <input type="hidden" name="do" value="copy" />
            <input type="hidden" name="page" value={row.id} />
            <button type="submit" className="text-link">
              <Trans>Copy</Trans>
            </button>
          </form>
        </li>
        {isOurs ? (
          <li>
            <form method="post">
              <input type="hidden" name="do" value="trash" />
              <input type="hidden" name="page" value={row.id} />
              <button type="submit" className="text-link">
                <Trans>Move to bin</Trans>
              </button>
            </form>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

function Move({
  row,
  parentId,
  beforeId,
  words,
}: {
  row: HubRow;
  parentId: number | null;
  beforeId: number | null;
  words: React.ReactNode;
}) {
  return (
    <form method="post">
      <input type="hidden" name="do" value="move" />
      <input type="hidden" name="page" value={row.id} />
      <input type="hidden" name="parent" value={parentId ?? ''} />
      <input type="hidden" name="before" value={beforeId ?? ''} />
      <button type="submit" className="text-link">
        {words}
      </button>
    </form>
  );
}
