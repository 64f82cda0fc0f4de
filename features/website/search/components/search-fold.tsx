import { useLingui } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { SearchField } from './search-field.tsx';

const follow = (fold: HTMLDetailsElement) =>
  void import('../follow-search-fold.ts').then(({ foldToggled }) => foldToggled(fold));

/**
 * The header's search toggle (docs/product/search.md#box). It opens like a submenu, without a script, and closes like
 * one: on Escape, on a turn elsewhere, when another opens. With a script the field gets and loses the focus in time.
 */
export function SearchFold({ language, action }: { language: Language; action: string }) {
  const { t } = useLingui();
  return (
    <details
      className="submenu search-fold"
      data-search-fold
      name="submenu"
      onToggle={({ currentTarget }) => follow(currentTarget)}
      // It may have been opened before there were scripts.
      ref={(fold) => {
        if (fold?.open) follow(fold);
      }}
    >
      <summary className="round-button">
        <Icon name="search" />
        <VisuallyHidden>{t`Search`}</VisuallyHidden>
      </summary>
      <div className="submenu-sheet">
        <div className="wrap">
          <SearchField language={language} action={action} />
        </div>
      </div>
    </details>
  );
}
