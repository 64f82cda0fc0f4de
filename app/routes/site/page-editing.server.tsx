import type { ReactElement } from 'react';
import { staticPart } from '#app/document/static-part.server.tsx';
import type { PageContext } from '#app/page-context.server.ts';
import { DEFINITIONS } from '#features/all-definitions.server.ts';
import { can } from '#features/core/access/index.server.ts';
import {
  type EditedPart,
  type EditTarget,
  editedPage,
  type MissingDocument,
  type PageEdits,
} from '#features/website/editor/index.server.ts';
import type { ShownContent } from '#features/website/pages/index.server.ts';
import type { readModules } from './page-modules.server.tsx';

/** Part of a page that can be edited separately, and the data that creates its document where there is none yet. */
export interface Editable {
  name: EditTarget;
  missing?: MissingDocument;
}

/** Edited draft, in the form it is shown in. */
interface Draft {
  documentId: number;
  /** The record of the page that it is all of. */
  record?: number;
  shown: ShownContent;
  modules: Pick<Awaited<ReturnType<typeof readModules>>, 'loaded' | 'at'>;
}

/**
 * Editing of the requested page, for editors (docs/decisions/0061). Public pages have no trace of it. Edited parts belong to
 * the editor: they are not hydrated.
 */
export class PageEditing {
  /** Edit target; `null` while the page is only read. */
  readonly chosen: EditTarget | null;
  readonly #ctx: PageContext;
  readonly #editables: readonly Editable[];
  readonly #account: number | null;
  readonly #parts: EditedPart[] = [];

  private constructor(ctx: PageContext, editables: readonly Editable[], account: number | null) {
    const asked = ctx.url.searchParams.get('edit');
    const isEdited = account !== null && asked !== null && !ctx.url.searchParams.has('version_id');
    const named = editables.find(({ name }) => name === asked) ?? editables[0];
    this.chosen = isEdited ? (named?.name ?? null) : null;
    this.#ctx = ctx;
    this.#editables = editables;
    this.#account = account;
  }

  static async of(ctx: PageContext, editables: readonly Editable[]): Promise<PageEditing> {
    const staff = await ctx.staff();
    return new PageEditing(ctx, editables, staff && can(staff, 'edit-pages') ? staff.id : null);
  }

  /** A part of the page in which something that is edited stands, for its loader: see `staticPart`. */
  part(name: string, content: ReactElement): string | null {
    const html = staticPart(this.#ctx, name, content);
    if (this.chosen === null) return html;
    this.#parts.push({ name, html });
    return null;
  }

  /** For the page's loader: nothing without permission to edit. */
  edits(title: string, draft: Draft | null): { edited?: PageEdits } {
    if (this.#account === null) return {};
    const chosen = this.#editables.find(({ name }) => name === this.chosen);
    return {
      edited: {
        targets: this.#editables.map(({ name }) => name),
        chosen: this.chosen,
        page:
          chosen && draft
            ? editedPage(DEFINITIONS, {
                documentId: draft.documentId,
                record: draft.record,
                title,
                shown: draft.shown,
                loaded: draft.modules.loaded,
                at: draft.modules.at,
                account: this.#account,
                parts: this.#parts,
              })
            : null,
        missing: draft ? null : (chosen?.missing ?? null),
      },
    };
  }
}
