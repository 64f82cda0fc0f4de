import type { PageContext } from '#app/page-context.server.ts';
import { can } from '#features/core/access/index.server.ts';
import type { ViewOptions } from '#features/website/pages/index.server.ts';

/** How the page of a request is looked at: by whom, and which state is asked for. */
export async function viewOptions({
  staff,
  framed,
  url: { searchParams },
}: PageContext): Promise<ViewOptions> {
  const versionId = Number(searchParams.get('version_id'));
  return {
    canEdit: can(await staff(), 'edit-pages'),
    versionId: Number.isSafeInteger(versionId) && versionId > 0 ? versionId : null,
    isEditing: searchParams.has('edit') || framed?.state === 'draft',
    previewToken: searchParams.get('preview'),
  };
}
