import { CHOICE_EVENT, currentChoice, saveChoice } from '#features/core/consent/index.ts';
import { replayEarlyClicks } from '#lib/early-clicks.ts';

/**
 * Loads embedded content behind placeholders of a page (`EmbedPlaceholder`) after consent: one by its button, all of them by
 * the choice. Presses before hydration are replayed. Returns the cleanup.
 */
export function watchEmbeds(root: HTMLElement): () => void {
  const loadAll = () => {
    const choice = currentChoice();
    for (const placeholder of root.querySelectorAll<HTMLElement>('[data-embed]'))
      if (choice?.[asked(placeholder)] === true) load(placeholder);
  };
  const onClick = (click: Event) => {
    const { target } = click;
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-embed-load]') : null;
    const placeholder = button?.closest<HTMLElement>('[data-embed]');
    if (!button || !placeholder) return;
    click.preventDefault();
    const { tracking = false, media = false } = currentChoice() ?? {};
    const frame = load(placeholder);
    // Keeping the choice loads all others, so this one comes first.
    if (button.dataset.embedLoad === 'always') saveChoice({ tracking, media, [asked(placeholder)]: true });
    frame.focus();
  };
  loadAll();
  root.addEventListener('click', onClick);
  addEventListener(CHOICE_EVENT, loadAll);
  replayEarlyClicks((pressed) => 'embedLoad' in pressed.dataset && root.contains(pressed));
  return () => {
    root.removeEventListener('click', onClick);
    removeEventListener(CHOICE_EVENT, loadAll);
  };
}

/** Returns the consent its visitor has to give: social media ask for tracking, all others for media. */
const asked = ({ dataset }: HTMLElement) => (dataset.embedAsks === 'tracking' ? 'tracking' : 'media');

const OF_PROVIDERS = [
  'allow-scripts',
  'allow-same-origin',
  'allow-presentation',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
];
/** Sandbox permissions for the frames of some kinds; all others are players. */
const ALLOWED: Record<string, readonly string[]> = {
  form: [...OF_PROVIDERS, 'allow-forms'],
  // Embedded files that run on our own host cannot read anything of it.
  html: ['allow-scripts', 'allow-forms', 'allow-popups'],
};

/** Puts the provider's frame in the place of a placeholder, which is of the same size. */
function load(placeholder: HTMLElement): HTMLIFrameElement {
  const { embed = '', embedTitle = '', embedKind = '' } = placeholder.dataset;
  const frame = document.createElement('iframe');
  frame.title = embedTitle;
  // The provider must know which site shows its player, not which page.
  frame.referrerPolicy = 'strict-origin';
  frame.allow = 'fullscreen; picture-in-picture; encrypted-media';
  frame.sandbox.add(...(ALLOWED[embedKind] ?? OF_PROVIDERS));
  frame.src = embed;
  placeholder.replaceWith(frame);
  return frame;
}
