import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ShownPrices } from './shown-prices.ts';
import { view } from './view.tsx';

const german = (text: string) => ({ text, lang: 'de' as const });

it('prices: words in German say so on an English page, and the English ones beside them do not', () => {
  const list: ShownPrices = {
    production: { id: 1, title: german('Lauter Löcher'), path: '/en/holes/1' },
    groups: [
      {
        id: 2,
        name: german('Saal'),
        note: null,
        prices: [
          { id: 3, name: german('Kind'), price: '€5.00', conditions: { text: 'up to 12 years' } },
          { id: 4, name: { text: 'Adult' }, price: '€9.00', conditions: german('mit Ausweis') },
        ],
      },
    ],
  };
  const { View } = view;
  const table = renderToStaticMarkup(
    <View loaded={[list]} values={{ note: null, anchor: null }} text={() => ({})} />,
  );
  expect(table).toContain('<th scope="row"><span lang="de">Kind</span><small>up to 12 years</small></th>');
  expect(table).toContain('<th scope="row"><span>Adult</span><small lang="de">mit Ausweis</small></th>');
});
