import type { Language } from '#lib/localized.ts';

/** Where the control of a field is in the dialog of its module, as a selector; German's, where each language has one. */
export function controlOf(path: string, language: Language | undefined): string {
  const control = `[data-control="${CSS.escape(path)}"]`;
  return language === undefined ? control : `${control}:is([lang="${language}"], :not([lang]))`;
}
