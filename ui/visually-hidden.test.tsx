import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Tag } from './tag.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

it('what is heard, and what a tag says, names its language where that is another one than the page’s', () => {
  expect(renderToStaticMarkup(<VisuallyHidden lang="de">: Lauter Löcher</VisuallyHidden>)).toContain(
    'lang="de"',
  );
  expect(renderToStaticMarkup(<Tag lang="de">Bühne</Tag>)).toContain('lang="de"');
  expect(renderToStaticMarkup(<VisuallyHidden>Stage</VisuallyHidden>)).not.toContain('lang');
});
