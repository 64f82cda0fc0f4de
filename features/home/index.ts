export { AgePicker } from './components/age-picker.tsx';
export { Highlights } from './components/highlights.tsx';
export { HomeHero } from './components/home-hero.tsx';
export { Visit } from './components/visit.tsx';
