import { expect, it } from 'vitest';
import { read } from '../setup/read-project.ts';

const FOR_STAFF =
  /features\/(shop\/desk|website\/editor|website\/hub|website\/shell\/screens\/(toolbar|edit-barrier)|core\/media\/library|core\/staff-frame)/;

/** Elements that hold a price, an order number, a code or a person's name and nothing else. */
const WHOLE_VALUE =
  /<(?:dd|strong|span|p|b|h1|h2|h3|a|Link|small)\b([^<>]*)>\s*\{(?:formatPrice\((?:[^(){}]|\([^()]*\))*\)|(?:\w+\.)?number|(?:\w+\.)?code|person\.name)\}\s*<\//g;

it('keeps translators of browsers away from prices, codes and names', () => {
  const translated = read('{app,features,ui}/**/*.tsx')
    .filter(({ name }) => !FOR_STAFF.test(name) && !name.includes('.test.'))
    .flatMap(({ name, text }) =>
      [...text.matchAll(WHOLE_VALUE)]
        // The days of a month are written in the reader's own numerals.
        .filter(([, attributes = '']) => !/translate="no"|month-day/.test(attributes))
        .map(([element]) => `${name}: ${element}`),
    );
  expect(translated).toEqual([]);
});
