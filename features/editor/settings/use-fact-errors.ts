import { useLingui } from '@lingui/react/macro';
import type { FactName } from './page-facts.ts';
import type { PageSettings } from './use-page-settings.ts';

/** What is wrong with a fact, in words that say what to do. */
export function useFactErrors({ missing, error }: PageSettings): (name: FactName) => string | undefined {
  const { t } = useLingui();
  const reasons: Record<string, string> = {
    path_taken: t`Another page has this address already. Choose another last part.`,
    path_reserved: t`The site needs this address itself. Choose another last part.`,
    path_too_long: t`The address is too long with this. Choose a shorter last part.`,
    no_such_parent: t`This page cannot stand there: choose another that is not below it.`,
    too_deep: t`Pages cannot stand that deep. Choose one further up.`,
    window_ends_first: t`It would be over before it begins. Choose a later end.`,
    no_such_picture: t`This picture may not be shown. Choose another one.`,
  };
  const wordsFor = (name: FactName) => {
    if (name.startsWith('slug.')) return t`Small letters, digits and single dashes, such as “our-house”.`;
    return t`The server does not take this. Please look at it again.`;
  };
  return (name) => {
    if (missing.includes(name))
      return name === 'title.de'
        ? t`Every page needs a German title.`
        : t`English needs a German text beside it: that stands in where English is missing.`;
    if (error?.is !== 'refused') return undefined;
    const [of = '', language] = name.split('.');
    // What follows from other pages is about both languages, and said once.
    const isNamed = error.fields.includes(name) || (language !== 'en' && error.fields.includes(of));
    if (!isNamed) return undefined;
    return (error.reason === null ? undefined : reasons[error.reason]) ?? wordsFor(name);
  };
}
