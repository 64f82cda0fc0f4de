export { renderModules } from './render-modules.tsx';
export { watchEmbeds } from './watch-embeds.ts';
