export type { ArticleCard } from './article-card.ts';
export { ArticleTile } from './components/article-tile.tsx';
export { BlogSection } from './components/blog-section.tsx';
export { magazineAddress, magazineFeed, partName } from './magazine-address.ts';
export { articleTexts } from './texts.ts';
