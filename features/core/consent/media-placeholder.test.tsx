import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MediaPlaceholder } from './components/media-placeholder.tsx';

it('nothing of another provider is in the page before somebody wants it', () => {
  const html = renderToStaticMarkup(
    <MediaPlaceholder
      provider="Vimeo"
      address="https://vimeo.com/7"
      art="/art/v2/theatre/der-wind-16x9.svg"
      language="en"
    >
      {() => <iframe title="The wind" src="https://player.vimeo.com/video/7" />}
    </MediaPlaceholder>,
  );
  expect(html).not.toContain('iframe');
  expect(html).not.toContain('player.vimeo.com');
  for (const words of [
    'You say yes, we play the film.',
    'Load once',
    'Always load',
    'This comes from Vimeo.',
  ])
    expect(html).toContain(words);
  expect(html).toContain('href="https://vimeo.com/7"');
});
