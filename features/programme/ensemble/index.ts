export { personTexts } from './texts.ts';
