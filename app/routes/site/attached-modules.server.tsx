import { staticPart } from '#app/document/static-part.server.tsx';
import type { PageContext } from '#app/page-context.server.ts';
import { type AddressedKind, findAttached } from '#features/pages/index.server.ts';
import type { PageInShell } from '#features/shell/index.ts';
import { lookOf } from './look-of.server.ts';
import { readModules } from './page-modules.server.tsx';

/** The modules of what is attached to a thing, for the loader of its page: they stand below it, and cost nothing where there are none. */
export async function attachedModules(
  around: PageContext,
  kind: AddressedKind,
  id: number,
): Promise<Pick<PageInShell, 'below' | 'stickyItems'>> {
  const { services, language, scope } = around;
  const { shown, tags, freshForSeconds } = await findAttached(
    services,
    { kind, id },
    language,
    await lookOf(around),
  );
  scope.dependsOn(...tags);
  scope.endsAfter(freshForSeconds);
  if (shown.length === 0) return {};
  const parts = await Promise.all(
    shown.map(async (each) => ({ modules: await readModules(around, each), lang: each.language })),
  );
  const content = (
    <>
      {parts.map(({ modules, lang }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stand where they stand
        <div key={index} className="page-part" lang={lang === language ? undefined : lang}>
          {modules.render()}
        </div>
      ))}
    </>
  );
  const stickyItems = parts.flatMap(({ modules }) => modules.stickyItems);
  return {
    below: staticPart(around, 'below', content),
    ...(stickyItems.length > 0 ? { stickyItems } : {}),
  };
}
