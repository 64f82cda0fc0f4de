import { type ModuleDefinition, registerModules } from '#features/content/index.ts';

const FOUND = import.meta.glob<Record<string, unknown>>('./*/module.ts', { eager: true });

/** In the order they are offered: the folder of each says what it is. */
const KINDS = [
  'headline',
  'text',
  'link',
  'image',
  'hero-media',
  'section',
  'teaser-list',
  'teaser-item',
  'event-list',
  'faq',
  'video',
  'anchor-list',
  'contact',
  'full-teaser',
  'logo-list',
  'quote',
  'two-columns',
  'video-list',
  'opening-hours',
  'prices',
  'venue',
  'venue-list',
  'highlights',
  'age-picker',
  'visit',
  'image-list',
  'audio',
  'viewer',
  'social-media',
  'video-self-hosted',
  'audio-self-hosted',
  'html-file',
  'html',
  'container-module',
  'blog-teaser-list',
  'highlight-teaser',
  'form',
  'hubspot-form',
  'newsletter',
  'page-content',
];

/** Every kind of module; how each looks is in `views.ts`. */
export const MODULES = registerModules(KINDS.map(definitionIn));

function definitionIn(folder: string): ModuleDefinition {
  const isItsOwn = (value: unknown): value is ModuleDefinition =>
    typeof value === 'object' && value !== null && 'fields' in value && 'id' in value && value.id === folder;
  const definition = Object.values(FOUND[`./${folder}/module.ts`] ?? {}).find(isItsOwn);
  if (!definition) throw new Error(`features/modules/${folder} defines no module “${folder}”.`);
  return definition;
}
