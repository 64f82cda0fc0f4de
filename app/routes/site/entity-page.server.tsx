import type { ReactElement } from 'react';
import { staticPart } from '#app/document/static-part.server.tsx';
import type { PageContext } from '#app/page-context.server.ts';
import { findObjectTexts } from '#features/core/resources/index.server.ts';
import type { EditTarget, PageEdits } from '#features/website/editor/index.server.ts';
import {
  type AddressedKind,
  type Attached,
  findAttached,
  findShownContent,
  type ShownContent,
} from '#features/website/pages/index.server.ts';
import type { PageInShell } from '#features/website/shell/index.ts';
import { EntityTexts } from '#ui/entity-text.tsx';
import { type Editable, PageEditing } from './page-editing.server.tsx';
import { readModules } from './page-modules.server.tsx';
import { textsInstead } from './texts-instead.server.ts';
import { viewOptions } from './view-options.server.ts';

/** Content staff write for the page of an entity: its texts and its attachments. */
interface EntityPage {
  /** A part of the page that shows texts of the entity: see `staticPart`. */
  part(name: string, content: ReactElement): string | null;
  /** The same for parts of one group: see `staticParts`. */
  parts<N extends string>(group: string, contents: Record<N, ReactElement>): Record<N, string | null>;
  /** Returns the attachments, shown below the page at no cost where there are none, and the data for editors. */
  inFrame(): Pick<PageInShell, 'below' | 'stickyItems'> & { edited?: PageEdits };
}

/**
 * Prepares the modules on the page of an entity, for its loader.
 * @param hasTexts whether it has texts that are drafted (docs/decisions/0045)
 */
export async function entityPage(
  ctx: PageContext,
  {
    kind,
    id,
    title,
    hasTexts = true,
  }: { kind: AddressedKind; id: number; title: string; hasTexts?: boolean },
): Promise<EntityPage> {
  const { services, language, scope } = ctx;
  const attached = await findAttached(services, { kind, id }, language, await viewOptions(ctx));
  scope.dependsOn(...attached.tags);
  scope.endsAfter(attached.freshForSeconds);
  const editing = await PageEditing.of(ctx, editablesOf({ kind, id }, attached, hasTexts));
  const { chosen } = editing;
  const texts = chosen === 'texts' ? await stateOfTexts(ctx, { kind, id }, 'draft') : null;
  const draftState = ctx.framed && hasTexts ? await stateOfTexts(ctx, { kind, id }, ctx.framed.state) : null;
  const instead = draftState && textsInstead(draftState.shown, draftState.modules);
  const parts = await Promise.all(
    attached.shown.map(async (shown, index) => ({
      shown,
      documentId: shown.documentId,
      modules: await readModules(ctx, shown),
      isEdited: chosen === containerName(index),
    })),
  );
  const draft = texts ?? parts.find(({ isEdited }) => isEdited) ?? null;
  const part = (name: string, content: ReactElement) =>
    chosen === 'texts'
      ? editing.part(name, <EntityTexts value={{ isMarked: true }}>{content}</EntityTexts>)
      : staticPart(ctx, name, instead ? <EntityTexts value={{ instead }}>{content}</EntityTexts> : content);
  const below = (
    <>
      {parts.map(({ modules, shown, documentId, isEdited }) => (
        <div
          key={documentId}
          className={isEdited && shown.content.modules.length === 0 ? undefined : 'page-part'}
          data-page-part={isEdited ? '' : undefined}
          lang={shown.language === language ? undefined : shown.language}
        >
          {modules.render(shown.content, isEdited ? 'all' : undefined)}
        </div>
      ))}
    </>
  );
  const stickyItems = parts.flatMap(({ modules }) => modules.stickyItems);
  return {
    part,
    parts: (group, contents) =>
      Object.fromEntries(
        Object.entries<ReactElement>(contents).map(([name, content]) => [
          name,
          part(`${group}-${name}`, content),
        ]),
      ) as Record<keyof typeof contents, string | null>,
    inFrame: () => ({
      ...(parts.length === 0
        ? {}
        : {
            below: parts.some(({ isEdited }) => isEdited)
              ? editing.part('below', below)
              : staticPart(ctx, 'below', below),
          }),
      ...(stickyItems.length > 0 ? { stickyItems } : {}),
      ...editing.edits(title, draft),
    }),
  };
}

const containerName = (index: number): EditTarget => (index === 0 ? 'modules' : `modules-${index + 1}`);

/** Its texts, and attached containers; the first of those is created when it is missing. */
function editablesOf(
  { kind, id }: { kind: AddressedKind; id: number },
  { shown }: Attached,
  hasTexts: boolean,
): Editable[] {
  const body = { content_type: kind, object_id: id };
  const count = Math.max(1, shown.length);
  return [
    ...(hasTexts ? [{ name: 'texts' as const, missing: { call: 'texts' as const, body } }] : []),
    ...Array.from({ length: count }, (_, index) => ({
      name: containerName(index),
      missing: { call: 'container' as const, body: { ...body, slug: `${kind}-${id}` } },
    })),
  ];
}

/** The draft of an entity's texts, or their published state at the page's time; `null` before the first edit. */
export async function stateOfTexts(
  ctx: PageContext,
  { kind, id }: { kind: AddressedKind; id: number },
  wanted: 'draft' | 'published',
): Promise<{
  documentId: number;
  shown: ShownContent;
  modules: Awaited<ReturnType<typeof readModules>>;
} | null> {
  const { services, language } = ctx;
  const found = await findObjectTexts(services.db, kind, id);
  const view = { language, now: services.clock.now() };
  const shown = found && (await findShownContent(services, found.documentId, wanted, view));
  return found && shown && { documentId: found.documentId, shown, modules: await readModules(ctx, shown) };
}
