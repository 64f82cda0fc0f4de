import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pathTo } from '#features/core/navigation/index.ts';
import { Skeleton } from './skeleton.tsx';

describe('the skeleton of a page', () => {
  const shapeAt = (pathname: string) =>
    /skeleton-(rows|cards|sheet|lines)/.exec(renderToStaticMarkup(<Skeleton pathname={pathname} />))?.[1];

  it('has the shape of the page that is coming, in both languages', () => {
    expect(shapeAt('/de')).toBe('cards');
    expect(shapeAt(pathTo('calendar', 'de'))).toBe('rows');
    expect(shapeAt(pathTo('calendar', 'en'))).toBe('rows');
    expect(shapeAt(pathTo('event', 'en', { slug: 'a', id: 1 }))).toBe('sheet');
    expect(shapeAt(pathTo('productions', 'de'))).toBe('cards');
    expect(shapeAt(pathTo('venue', 'de', { slug: 'a', id: 1 }))).toBe('sheet');
  });

  it('is the title alone where the page says nothing else', () => {
    expect(shapeAt(pathTo('imprint', 'de'))).toBe('lines');
    expect(shapeAt('/de/etwas/anderes')).toBe('lines');
  });
});
