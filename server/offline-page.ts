import type { Settings } from '#features/settings/index.server.ts';
import { type Language, type Localized, shown } from '#lib/localized.ts';

const TITLE: Localized = { de: 'Kurz zu', en: 'Back soon' };
const TEXT: Localized = {
  de: 'Der Specht hämmert gerade an der Seite. In ein paar Minuten ist sie wieder da.',
  en: 'The woodpecker is hammering at the site. It will be back in a few minutes.',
};

/**
 * What visitors see while the site is offline: the custom page for 503, whole or as a fragment, else a page of our own.
 * It stands here in both languages because it must not depend on anything that may be broken; scripts do not run on it.
 */
export function offlinePage(settings: Settings | null, language: Language, stylesheets: string[]): string {
  const custom = settings?.design.errors['503'];
  const content = custom ? shown(custom, language).text : ownContent(language);
  if (/<html[\s>]/i.test(content)) return content;
  const title = [shown(TITLE, language).text, settings?.siteName].filter(Boolean).join(' | ');
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=5">
<meta name="robots" content="none">
<title>${escaped(title)}</title>
${stylesheets.map((href) => `<link rel="stylesheet" href="${escaped(href)}">`).join('\n')}
</head>
<body>
<main class="wrap section">
${content}
</main>
</body>
</html>
`;
}

function ownContent(language: Language): string {
  return `<h1 class="text-title">${shown(TITLE, language).text}</h1>
<p class="lead">${shown(TEXT, language).text}</p>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
}
