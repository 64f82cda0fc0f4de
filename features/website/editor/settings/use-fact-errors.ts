import { useLingui } from '@lingui/react/macro';
import type { FactName } from './page-facts.ts';
import type { PageSettings } from './use-page-settings.ts';

/** Returns the error of a fact, in words that say what to do. */
export function useFactErrors({ missing, error }: PageSettings): (name: FactName) => string | undefined {
  const { t } = useLingui();
  const reasons: Record<string, string> = {
    path_taken: t`Another page already has this address. Choose a different last part.`,
    path_reserved: t`The site itself uses this address. Choose a different last part.`,
    path_too_long: t`That makes the address too long. Choose a shorter last part.`,
    no_such_parent: t`This page can’t go there: choose a page that isn’t below it.`,
    too_deep: t`Pages can’t be nested that deep. Choose one further up.`,
    window_ends_first: t`That would end before it starts. Choose a later end.`,
    no_such_picture: t`This image may not be shown. Choose another.`,
  };
  const wordsFor = (name: FactName) => {
    if (name.startsWith('slug.'))
      return t`Use lowercase letters, numbers and single hyphens, such as “our-house”.`;
    return t`The server rejected this. Check it again.`;
  };
  return (name) => {
    if (missing.includes(name))
      return name === 'title.de'
        ? t`Every page needs a German title.`
        : t`English needs a German text next to it, to stand in wherever English is missing.`;
    if (error?.is !== 'refused') return undefined;
    const [of = '', language] = name.split('.');
    // Reports an error that follows from other pages once, because it is about both languages.
    const isNamed = error.fields.includes(name) || (language !== 'en' && error.fields.includes(of));
    if (!isNamed) return undefined;
    return (error.reason === null ? undefined : reasons[error.reason]) ?? wordsFor(name);
  };
}
