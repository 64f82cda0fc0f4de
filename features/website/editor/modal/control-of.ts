import type { Language } from '#lib/localized.ts';

/** Returns the selector of a field's control in the dialog of its module; German's if each language has one. */
export function controlOf(path: string, language: Language | undefined): string {
  const control = `[data-control="${CSS.escape(path)}"]`;
  return language === undefined ? control : `${control}:is([lang="${language}"], :not([lang]))`;
}
