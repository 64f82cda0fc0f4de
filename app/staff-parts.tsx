import { useMatches } from 'react-router';
import { alternatePaths } from '#features/core/navigation/index.ts';
import { PageEditing, type PageEdits } from '#features/website/editor/index.ts';
import type { EditBarrier, Staff } from '#features/website/shell/index.ts';
import { EditBarrierDialog } from '#features/website/shell/screens/edit-barrier-dialog.tsx';
import { Toolbar } from '#features/website/shell/screens/toolbar.tsx';
import type { Language } from '#lib/localized.ts';

export { loadEditor } from '#features/website/editor/index.ts';

/** Interface for people with an editing role, and for those who try to edit without one. Loaded for them alone. */
export function StaffParts({
  staff,
  barrier,
  language,
}: {
  staff: Staff | null;
  barrier: EditBarrier | null;
  language: Language;
}) {
  // Only editable pages return their state, and only to editors.
  const { edited, alternates } = (useMatches().at(-1)?.loaderData ?? {}) as {
    edited?: PageEdits;
    alternates?: Record<Language, string>;
  };
  const paths = alternates ?? alternatePaths('home');
  const pageTools = edited === undefined ? null : <PageEditing edits={edited} paths={paths} />;
  return (
    <>
      {staff ? <Toolbar staff={staff} pageTools={pageTools} isEditing={Boolean(edited?.chosen)} /> : null}
      {barrier ? <EditBarrierDialog barrier={barrier} language={language} /> : null}
    </>
  );
}
