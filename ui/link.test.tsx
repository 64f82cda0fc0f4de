import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Link } from './link.tsx';

it('a link is written unchanged, and with nothing besides', () => {
  const html = renderToStaticMarkup(
    <Link to="?type=2" className="chip" aria-current="page">
      Theatre
    </Link>,
  );
  expect(html).toBe('<a class="chip" aria-current="page" href="?type=2">Theatre</a>');
});
