import type { Context } from 'hono';

const PAGE = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=5">
<meta name="robots" content="none">
<title>500</title>
<link rel="stylesheet" href="/html/pages.css">
</head>
<body>
<main>
<section>
<h1>An error occurred while showing the error page</h1>
<a href="/">Home page</a>
</section>
<section lang="de">
<p>Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten.</p>
<a href="/de">Startseite</a>
</section>
</main>
</body>
</html>
`;

/** True if the router failed to render: then it answers in plain text, which it never does otherwise. */
export function isRenderFailure(response: Response): boolean {
  return response.status >= 500 && (response.headers.get('content-type') ?? '').startsWith('text/plain');
}

/**
 * The last screen there is, when not even the error page could be rendered
 * (docs/product/settings-and-errors.md#error-pages).
 */
export function fallbackErrorPage(c: Context): Response {
  return c.html(PAGE, 500, { 'cache-control': 'no-store' });
}
