export { HomeHero } from './components/home-hero.tsx';
