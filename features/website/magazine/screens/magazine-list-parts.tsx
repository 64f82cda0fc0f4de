import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { headlineOf, type ListHead, pathTo } from '#features/core/navigation/index.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { DrumRow } from '#ui/drum-row.tsx';
import { Link } from '#ui/link.tsx';
import { headSurface } from '../category-style.ts';
import { ArticleTile, type TileVariant } from '../components/article-tile.tsx';
import type { MagazineList } from '../find-magazine-list.server.ts';
import { magazineAddress } from '../magazine-address.ts';

/** The list's pattern: one large, three unlike each other, two unlike each other (magazine.css). Pages hold whole runs of it. */
const PATTERN: TileVariant[] = ['large', 'tall', 'plain', 'small', 'plain', 'small'];
/** Tiles whose artwork may be in the first view. */
const EAGER_TILES = 1;

/** Shows the title of the list, its search field and its categories. */
export function MagazineTop({
  list,
  head,
  children,
}: {
  list: MagazineList;
  head: ListHead;
  /** Comes between that and the categories. */
  children: ReactNode;
}) {
  const { part, name } = list;
  const headline = name ?? headlineOf(head);
  const lead = part ? undefined : head.lead;
  return (
    <>
      <header className={`magazine-head ${headSurface(list.styleName)}`}>
        <div className="wrap">
          <h1 className="text-d4" lang={headline.lang}>
            {part?.kind === 'tag' ? '#' : null}
            {headline.text}
          </h1>
          {part ? null : (
            <p className="lead" lang={lead?.lang}>
              {lead?.text ?? (
                <Trans>
                  Whatever drops off while we knock: stories, things to make, and questions we can’t answer.
                </Trans>
              )}
            </p>
          )}
        </div>
        <div className="magazine-drum surface-minze">
          <div className="wrap">
            <DrumRow />
          </div>
        </div>
      </header>
      {children}
      <div className="wrap magazine-links">
        <Categories list={list} />
        <SearchStart list={list} />
      </div>
    </>
  );
}

function Categories({ list: { categories, part, language } }: { list: MagazineList }) {
  const { t } = useLingui();
  return (
    <nav className="magazine-categories" aria-label={t`Categories`}>
      <ul>
        <li>
          <Link
            to={magazineAddress(language)}
            className="chip"
            aria-current={part === null ? 'page' : undefined}
          >
            <Trans context="articles">All</Trans>
          </Link>
        </li>
        {categories.map(({ id, name, path, isCurrent }) => (
          <li key={id}>
            <Link to={path} className="chip" aria-current={isCurrent ? 'page' : undefined} lang={name.lang}>
              {name.text}
            </Link>
          </li>
        ))}
        <li>
          <Link to={pathTo('magazineTags', language)} className="text-link">
            <Trans>All #topics</Trans>
          </Link>
        </li>
      </ul>
    </nav>
  );
}

/** A form without its own code: the search does the rest. */
function SearchStart({ list: { language } }: { list: MagazineList }) {
  const { t } = useLingui();
  return (
    <search aria-label={t`Search the magazine`}>
      <form action={pathTo('search', language, { category: 'articles' })} className="magazine-search">
        <label className="visually-hidden" htmlFor="magazine-search">
          <Trans>Search the magazine</Trans>
        </label>
        <input
          id="magazine-search"
          name="q"
          type="search"
          required
          maxLength={200}
          placeholder={t`Search the magazine`}
        />
        <Button size="small" type="submit">
          <Trans context="button">Search</Trans>
        </Button>
      </form>
    </search>
  );
}

/** The items of one page of the list. */
export function MagazineTiles({ list: { cards, language } }: { list: MagazineList }) {
  return cards.map((card, index) => (
    <ArticleTile
      key={card.id}
      card={card}
      variant={PATTERN[index % PATTERN.length] ?? 'plain'}
      eager={index < EAGER_TILES}
      language={language}
    />
  ));
}

/** Nothing is there yet. */
export function NoArticles({ list: { language } }: { list: MagazineList }) {
  return (
    <section className="empty-result">
      <div>
        <h2 className="text-d3">
          <Trans>Not a peep.</Trans>
        </h2>
        <p className="lead">
          <Trans>Nobody has written about this yet.</Trans>
        </p>
        <ButtonLink to={magazineAddress(language)}>
          <Trans>Go to the whole magazine</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}
