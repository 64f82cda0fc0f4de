import { setImmediate as nextTurn } from 'node:timers/promises';
import { escapeMarkup } from '#lib/escape-markup.ts';
import type { ApiCall, ApiParameter } from '#platform/http/api-call.server.ts';
import { jsonSchema } from './openapi-document.server.ts';

/** The description as a page to read, in the site's own stylesheets; it needs no script. Made like the document. */
export async function docsPage(siteName: string, calls: ApiCall[], stylesheets: string[]): Promise<string> {
  const groups: string[] = [];
  const byName = calls.toSorted((a, b) => a.group.localeCompare(b.group));
  for (const [group, own] of Map.groupBy(byName, (call) => call.group)) {
    groups.push(groupHtml(group, own));
    await nextTurn();
  }
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="none">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>API | ${escapeMarkup(siteName)}</title>
${stylesheets.map((href) => `<link rel="stylesheet" href="${escapeMarkup(href)}">`).join('\n')}
</head>
<body>
<main class="wrap section api-docs">
<h1 class="text-title">API</h1>
<p class="lead">Every call of the house, as an <a href="openapi.json">OpenAPI document</a> too. With <code>/de</code> or
<code>/en</code> in front texts come in that language, else in the language of the browser. Calls that change something repeat
the cookie <code>csrftoken</code> in the header <code>X-CSRFToken</code>. Whatever goes wrong is answered as
<code>application/problem+json</code>.</p>
${groups.join('\n')}
</main>
</body>
</html>
`;
}

function groupHtml(group: string, calls: ApiCall[]): string {
  return `<section>\n<h2>${escapeMarkup(group)}</h2>\n${calls.map(callHtml).join('\n')}\n</section>`;
}

function callHtml({ method, path, summary, parameters, body, answer, problems }: ApiCall): string {
  return `<article>
<h3><code>${method} ${escapeMarkup(path)}</code></h3>
<p>${escapeMarkup(summary)}</p>
${parameters.length > 0 ? `<dl>\n${parameters.map(parameterHtml).join('\n')}\n</dl>` : ''}
${body ? schemaHtml('Body', jsonSchema(body, 'input')) : ''}
<p><strong>${answer.status}</strong> ${escapeMarkup(answer.summary)}${problems.length > 0 ? ` Or a problem: ${problems.join(', ')}.` : ''}</p>
${answer.schema ? schemaHtml('Answer', jsonSchema(answer.schema)) : ''}
</article>`;
}

const PLACES: Record<ApiParameter['in'], string> = {
  path: 'Part of the path',
  query: 'In the query',
  header: 'In the header',
};

function parameterHtml({ name, in: place, summary, schema, example, repeats }: ApiParameter): string {
  const { type, minimum, exclusiveMinimum, maximum, default: usual } = jsonSchema(schema);
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : Number(exclusiveMinimum) + 1);
  const limits = [
    type,
    least === undefined ? null : `from ${least}`,
    maximum === undefined || Number(maximum) >= Number.MAX_SAFE_INTEGER ? null : `to ${maximum}`,
    usual === undefined ? null : `${usual} unless told`,
    `for example ${example}`,
    repeats === undefined ? null : `at most ${repeats} times`,
  ].filter((part) => part !== null);
  const description = `${summary} ${PLACES[place]}: ${limits.join(', ')}.`;
  return `<dt><code>${escapeMarkup(name)}</code></dt><dd>${escapeMarkup(description)}</dd>`;
}

function schemaHtml(title: string, schema: object): string {
  const json = escapeMarkup(JSON.stringify(schema, null, 2));
  return `<details><summary>${title}</summary><pre tabindex="0">${json}</pre></details>`;
}
