import { Link } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { type PageName, pathTo } from '../../features/core/navigation/site-map.ts';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';

/** An event has the address part of its production; the page finds it by its id, and leads to the right one. */
const ANY_SLUG = '-';

/** These are no documents that are edited on their page. */
const EDITED_HERE: readonly PageName[] = ['event', 'form'];

/** Links to view and edit a record on the website. */
export function SiteActions({ page }: { page: PageName }) {
  const record = useRecordContext();
  const language = useInterfaceLanguage();
  const words = useWords();
  if (!record) return null;
  const path = pathTo(page, language, { slug: String(record.slug ?? ANY_SLUG), id: record.id });
  return (
    <>
      <Link href={path}>{words('on_site')}</Link>
      {EDITED_HERE.includes(page) ? null : <Link href={`${path}?edit`}>{words('edit_texts')}</Link>}
    </>
  );
}
