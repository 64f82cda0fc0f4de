import type { DocumentPlans } from '#features/core/documents/index.server.ts';
import { type Definitions, nodesOf, summaryOf } from '#features/core/documents/index.ts';
import type { Page } from '#features/website/pages/index.ts';
import { LANGUAGES, type Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';

/** A scheduled change of a page. */
export interface HubPlan {
  at: Instant;
  page: Pick<Page, 'id' | 'title' | 'paths'>;
  what: /** A state of it goes out, or it is taken offline, in one language: such a plan can be cancelled. */
    | { kind: 'publish' | 'unpublish'; language: Language; documentId: number; planId: number }
    /** The window of the page opens or closes. */
    | { kind: 'opens' | 'closes' }
    /** A module of the published page appears or ends. */
    | { kind: 'appears' | 'ends'; module: string };
}

/** Tells plans of one list apart. */
export function planKey({ at, page, what }: HubPlan): string {
  const own = 'planId' in what ? what.planId : 'module' in what ? what.module : '';
  return [at, page.id, what.kind, own].join('/');
}

/** Everything that is planned for pages after `now`, the next first. */
export function hubPlans(
  pages: readonly Page[],
  {
    definitions,
    planned,
    now,
    language,
  }: {
    definitions: Definitions;
    planned: ReadonlyMap<number, DocumentPlans>;
    now: Instant;
    language: Language;
  },
): HubPlan[] {
  return pages
    .flatMap((page): HubPlan[] => {
      const document = planned.get(page.documentId);
      return document ? plansOf(page, document) : [];
    })
    .toSorted((one, other) => one.at.localeCompare(other.at) || one.page.id - other.page.id);

  function plansOf(page: Page, document: DocumentPlans): HubPlan[] {
    const publishing = document.plans.map(
      (plan): HubPlan => ({
        at: plan.startsAt,
        page,
        what: {
          kind: plan.versionId === null ? 'unpublish' : 'publish',
          language: plan.language,
          documentId: document.documentId,
          planId: plan.id,
        },
      }),
    );
    return [
      ...publishing,
      ...later(page.onlineFrom, page, { kind: 'opens' }),
      ...later(page.onlineTo, page, { kind: 'closes' }),
      ...modulePlans(page, document),
    ];
  }

  function modulePlans(page: Page, { published }: DocumentPlans): HubPlan[] {
    const tree = published[language] ?? LANGUAGES.map((each) => published[each]).find(Boolean);
    return [...nodesOf(tree?.modules ?? [])].flatMap((node) => {
      const module = summaryOf(definitions, node, language);
      return [
        ...later(node.online_from, page, { kind: 'appears', module }),
        ...later(node.online_to, page, { kind: 'ends', module }),
      ];
    });
  }

  function later(at: Instant | null | undefined, page: Page, what: HubPlan['what']): HubPlan[] {
    return at && at > now ? [{ at, page, what }] : [];
  }
}
