import bidiFactory from 'bidi-js';

const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}/u;

/** Tells if a text has letters of a right-to-left script. */
export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

let bidi: ReturnType<typeof bidiFactory> | undefined;

interface Run {
  run: string;
  face: string;
  level: number;
}

/**
 * A line in visual order from left to right (Unicode bidirectional algorithm): runs of one face and direction. Letters of a
 * run remain in logical order, since shaping turns them, except marks without a script, which are turned and mirrored here.
 */
export function visualOrder(line: string, faceOf: (letter: string) => string): Run[] {
  bidi ??= bidiFactory();
  const { levels } = bidi.getEmbeddingLevels(line);
  const runs: Run[] = [];
  let index = 0;
  for (const letter of line) {
    const [level, face] = [levels[index] ?? 0, faceOf(letter)];
    index += letter.length;
    const last = runs.at(-1);
    // Words are separate runs: shaping does not reorder them.
    const isSameWord = last !== undefined && isSpace(last.run) === isSpace(letter);
    if (isSameWord && last.level === level && last.face === face) last.run += letter;
    else runs.push({ run: letter, face, level });
  }
  return reordered(runs).map((each) =>
    each.level % 2 === 1 && !isRightToLeft(each.run) ? { ...each, run: mirrored(each.run) } : each,
  );
}

const isSpace = (text: string): boolean => /^\s+$/.test(text);

/** From the highest level to the lowest odd one, each stretch of that level or higher is turned around. */
function reordered(runs: Run[]): Run[] {
  const order = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level >= 1; level -= 1)
    for (let start = 0; start < order.length; start += 1) {
      if ((order[start]?.level ?? 0) < level) continue;
      let end = start;
      while ((order[end]?.level ?? -1) >= level) end += 1;
      order.splice(start, end - start, ...order.slice(start, end).toReversed());
      start = end;
    }
  return order;
}

function mirrored(text: string): string {
  return [...text]
    .toReversed()
    .map((letter) => bidi?.getMirroredCharacter(letter) ?? letter)
    .join('');
}
