import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Tag } from './tag.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

it('hidden text and tags name their language where it is not the page’s', () => {
  expect(renderToStaticMarkup(<VisuallyHidden lang="de">: Lauter Löcher</VisuallyHidden>)).toContain(
    'lang="de"',
  );
  expect(renderToStaticMarkup(<Tag lang="de">Bühne</Tag>)).toContain('lang="de"');
  expect(renderToStaticMarkup(<VisuallyHidden>Stage</VisuallyHidden>)).not.toContain('lang');
});
