import { useMatches } from 'react-router';
import { alternatePaths } from '#features/core/navigation/index.ts';
import {
  type EditBarrier,
  EditBarrierDialog,
  PageEditing,
  type PageEdits,
  type Staff,
  Toolbar,
} from '#features/website/editor/index.ts';
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
  // Only pages that can be edited say how that stands, and only to those who may.
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
