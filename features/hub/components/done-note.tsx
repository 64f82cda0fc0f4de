import { Trans } from '@lingui/react/macro';
import type { Page } from '#features/pages/index.ts';
import { type Language, shown } from '#lib/localized.ts';
import { Note } from '#ui/note.tsx';
import type { HubDone } from '../hub-done.ts';

/** Says what became of a page, in the room somebody is led back to; nothing where it is not known any more. */
export function DoneNote({
  done,
  pages,
  language,
}: {
  done: HubDone | null;
  pages: readonly Pick<Page, 'id' | 'title'>[];
  language: Language;
}) {
  const page = done && pages.find(({ id }) => id === done.page);
  if (!page) return null;
  const title = shown(page.title, language).text;
  return (
    <div role="status">
      <Note tone="minze">
        <Words deed={done.deed} title={title} />
      </Note>
    </div>
  );
}

function Words({ deed, title }: { deed: HubDone['deed']; title: string }) {
  switch (deed) {
    case 'copied':
      return <Trans>Copied: “{title}” is a draft, at the end of its place in the tree.</Trans>;
    case 'moved':
      return <Trans>“{title}” stands elsewhere now. Where its address changed, the old one leads on.</Trans>;
    case 'trashed':
      return <Trans>“{title}” is in the trash, with all that was below it. It can be taken out again.</Trans>;
    case 'restored':
      return <Trans>“{title}” is back, with all that was below it.</Trans>;
  }
}
