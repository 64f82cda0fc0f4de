import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { visualOrder } from './right-to-left.ts';
import { taggedPdf } from './tagged-pdf.server.ts';
import { writeText } from './write-text.server.ts';

const NAMES = [
  'Анна Петрова',
  'Ελένη',
  'محمد علي',
  '王小明',
  'Nguyễn Thị',
  'Karte für محمد علي (12)',
  'Őze Łąka',
];

async function sheetOf(texts: readonly string[]): Promise<Buffer> {
  const facts = { title: 'Namen', language: 'de-DE', createdAt: new Date(0), text: texts };
  return Buffer.from(
    await taggedPdf(facts, [
      (pdf, book) => {
        pdf.addPage();
        const section = pdf.struct('Sect');
        book.add(section);
        texts.forEach((text, index) => {
          for (const [column, font] of (['text', 'strong', 'display'] as const).entries())
            section.add(
              pdf.struct('P', {}, () =>
                writeText(pdf, text, {
                  ...{
                    font,
                    size: 16,
                    x: 40 + column * 180,
                    y: 40 + index * 60,
                    width: 170,
                    colour: '#17171f',
                  },
                }),
              ),
            );
        });
        section.end();
      },
    ]),
  );
}

describe('names in other scripts', () => {
  it('are written in faces that have their characters', async () => {
    const pdf = await sheetOf(NAMES);
    if (process.env.PDF_TO) writeFileSync(process.env.PDF_TO, pdf);
    const text = pdf.toString('latin1');
    for (const face of ['cyrillic', 'greek', 'arabic-arabic', 'sc-116', 'sc-118', 'vietnamese'])
      for (const weight of [400, 700, 800]) expect(text).toContain(`noto-sans-${face}-${weight}`);
  });

  it('need no such face where the venue has the characters', async () => {
    expect((await sheetOf(['Ruth Sandhaas', 'Jérôme Brûlé'])).toString('latin1')).not.toContain('noto-sans');
  });

  it('stand in the order they are read in, word by word', () => {
    const order = (line: string) => visualOrder(line, () => 'text').map(({ run }) => run);
    expect(order('محمد علي')).toEqual(['علي', ' ', 'محمد']);
    expect(order('Karte für محمد علي')).toEqual(['Karte', ' ', 'für', ' ', 'علي', ' ', 'محمد']);
    // Digits are read from the left, brackets are mirrored.
    expect(order('محمد (12)')).toEqual(['(', '12', ')', ' ', 'محمد']);
  });
});
