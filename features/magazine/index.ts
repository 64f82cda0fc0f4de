export { BlogSection } from './components/blog-section.tsx';
export { magazineAddress } from './magazine-address.ts';
