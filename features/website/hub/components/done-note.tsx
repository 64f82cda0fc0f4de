import { Trans } from '@lingui/react/macro';
import type { Page } from '#features/website/pages/index.ts';
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
        <Words action={done.action} title={title} />
      </Note>
    </div>
  );
}

function Words({ action, title }: { action: HubDone['action']; title: string }) {
  switch (action) {
    case 'copied':
      return <Trans>Copied: “{title}”, with everything below it, is a draft at the end of its level.</Trans>;
    case 'moved':
      return <Trans>“{title}” has been moved. If its address changed, the old one redirects to it.</Trans>;
    case 'trashed':
      return (
        <Trans>“{title}” is in the bin, along with everything below it. You can restore it from there.</Trans>
      );
    case 'restored':
      return <Trans>“{title}” has been restored, along with everything below it.</Trans>;
  }
}
