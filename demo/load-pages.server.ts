import type { Trx } from '#features/database.server.ts';
import { findFormId } from '#features/website/forms/index.server.ts';
import {
  ACCESSIBILITY_FORM,
  accessibilityModules,
  insertContainer,
  insertPage,
  insertSitePages,
  newFacts,
  pathsBelow,
  publishSitePage,
  textModules,
} from '#features/website/pages/index.server.ts';
import type { Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import { knockCounter, knockingTable } from './content/html-file.ts';
import { legalPages } from './content/legal/index.ts';
import { houseRules } from './content/pages/house-rules.ts';
import { demoPages } from './content/pages/pages.ts';
import type { DemoPage } from './content/pages/types.ts';
import { publishContent } from './publish-content.server.ts';
import { withAssets } from './with-assets.ts';

/**
 * The pages of the demo venue and its legal texts, published in both languages, and a container that several of them
 * include.
 */
export async function loadPages(trx: Trx, assetId: (slug: string) => number, now: Instant): Promise<void> {
  for (const [position, page] of withAssets(demoPages, assetId).entries())
    await loadPage(trx, page, { position, parent: null, now });
  await insertSitePages(trx, now);
  const feedbackForm = await findFormId(trx, ACCESSIBILITY_FORM.slug);
  for (const { kind, title, html } of legalPages) {
    const { modules } = textModules(html);
    const below = kind === 'accessibility' && feedbackForm !== null ? accessibilityModules(feedbackForm) : [];
    await publishSitePage(trx, kind, { title, content: { modules: [...modules, ...below] } }, { now });
  }
  const documentId = await publishContent(trx, houseRules, now);
  const rules = { slug: 'house-rules', documentId, layout: null, contentType: null, objectId: null };
  await insertContainer(trx, rules, now);
  await trx
    .insertInto('html_files')
    .values([knockingTable, knockCounter].map((file) => ({ ...file, updated_at: now })))
    .execute();
}

async function loadPage(
  trx: Trx,
  page: DemoPage,
  {
    position,
    parent,
    now,
  }: { position: number; parent: { id: number; paths: Record<Language, string> } | null; now: Instant },
): Promise<void> {
  const documentId = await publishContent(trx, page.content, now);
  const paths = pathsBelow(parent?.paths ?? null, page.slug);
  const facts = {
    ...newFacts({ title: page.title }),
    slug: page.slug,
    lead: page.lead,
    parentId: parent?.id ?? null,
    position,
    hasTabNavigation: page.hasTabNavigation ?? false,
    inFooter: page.inFooter ?? false,
  };
  const id = await insertPage(trx, facts, { documentId, siteName: null, paths, now });
  for (const [index, child] of (page.children ?? []).entries())
    await loadPage(trx, child, { position: index, parent: { id, paths }, now });
}
