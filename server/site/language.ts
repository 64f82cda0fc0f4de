import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '#lib/localized.ts';

/** The language an address names: `/en/…` or, on pages without a prefix, `?lang=en`; `null` when it names none. */
export function languageOfAddress(url: URL): Language | null {
  const prefix = url.pathname.split('/')[1]?.replace(/\.data$/, '');
  if (isLanguage(prefix)) return prefix;
  const asked = url.searchParams.get('lang');
  return isLanguage(asked) ? asked : null;
}

/**
 * The best of these languages for an `Accept-Language` header; German when it names none of them
 * (docs/product/pages.md#languages).
 */
export function preferredLanguage(
  header: string | null | undefined,
  languages: readonly Language[] = LANGUAGES,
): Language {
  const preferences = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';');
    const quality = parameters
      .map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1])
      .find((q) => q !== undefined);
    return {
      language: tag.trim().toLowerCase().split('-')[0],
      quality: quality === undefined ? 1 : Number(quality),
    };
  });
  preferences.sort((a, b) => b.quality - a.quality);
  const isOffered = (language: unknown): language is Language =>
    isLanguage(language) && languages.includes(language);
  const preferred = preferences.find(({ language, quality }) => quality > 0 && isOffered(language));
  return isOffered(preferred?.language) ? preferred.language : DEFAULT_LANGUAGE;
}
