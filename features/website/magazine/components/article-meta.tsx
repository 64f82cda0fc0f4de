import { Trans } from '@lingui/react/macro';
import { Icon, type IconName } from '#ui/icon.tsx';
import { LocalizedText } from '#ui/localized-text.tsx';
import type { ArticleCard } from '../article-card.ts';
import type { Medium } from '../medium.ts';

const ICONS: Record<Medium, IconName> = { text: 'text', audio: 'play', video: 'video', build: 'pen' };

/** Shows the category of an article, its medium and how long it takes. */
export function ArticleMeta({ card: { category, medium, minutes } }: { card: ArticleCard }) {
  return (
    <p className="article-meta">
      <Icon name={ICONS[medium]} size={18} />
      <span>
        <LocalizedText of={category} /> · <Minutes medium={medium} minutes={minutes} />
      </span>
    </p>
  );
}

function Minutes({ medium, minutes }: Pick<ArticleCard, 'medium' | 'minutes'>) {
  switch (medium) {
    case 'audio':
      return <Trans>{minutes} min listen</Trans>;
    case 'video':
      return <Trans>{minutes} min watch</Trans>;
    case 'build':
      return <Trans>{minutes} min to make</Trans>;
    case 'text':
      return <Trans>{minutes} min read</Trans>;
  }
}
