import { HUB_PATH } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';

/** Path of the list of seating plans. */
export const SEATING_PLANS_PATH = `${HUB_PATH}/seating-plans`;

/** Address of the list of seating plans. */
export function seatingPlansPath(language: Language, query: Record<string, string> = {}): string {
  return `${SEATING_PLANS_PATH}?${new URLSearchParams({ lang: language, ...query })}`;
}

/** Address of the page of one plan. */
export function seatingPlanPath(id: number, language: Language, query: Record<string, string> = {}): string {
  return `${SEATING_PLANS_PATH}/${id}?${new URLSearchParams({ lang: language, ...query })}`;
}

/** Files a plan is exported as. */
export const PLAN_FILES = ['plan.json', 'pretix.json', 'seats.csv'] as const;
export type PlanFile = (typeof PLAN_FILES)[number];

/** Address of an exported file. */
export const planFilePath = (id: number, file: PlanFile): string => `${SEATING_PLANS_PATH}/${id}/${file}`;
