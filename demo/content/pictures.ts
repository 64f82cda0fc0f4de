import type { ArtworkSeed, ArtworkType } from '#features/core/artwork/index.ts';
import type { Localized } from '#lib/localized.ts';

/** A picture of the demo venue: its own artwork, laid on a table and photographed (demo/pictures/photograph.ts). */
export interface DemoPicture {
  /** The name of its file. */
  slug: string;
  art: { type: ArtworkType; seed: ArtworkSeed };
  alt: Localized;
  credit: string;
  focalPoint?: { x: number; y: number };
  /** Entity in the picture; pictures without one stand on pages. */
  of?: { table: 'productions' | 'persons' | 'venues'; slug: string };
  /** In whose row of pictures it stands, and in which place, counted from 0. */
  inRow?: { production: string; place: number };
  /** People in the picture, who agreed to it. */
  shows?: string;
}

const LENE = 'Foto: Lene Bergström';
const TOBIAS = 'Foto: Tobias Wieland';

const ofProduction = (slug: string, art: DemoPicture['art'], alt: Localized, credit = LENE): DemoPicture => ({
  slug,
  art,
  alt,
  credit,
  of: { table: 'productions', slug },
});

const portrait = (slug: string, name: string, motif: string, doing: Localized): DemoPicture => ({
  slug: `gesicht-${slug}`,
  art: { type: 'person', seed: `${slug}~${motif}` },
  alt: { de: `${name}, ${doing.de}`, en: `${name}, ${doing.en}` },
  credit: TOBIAS,
  focalPoint: { x: 50, y: 42 },
  of: { table: 'persons', slug },
  shows: name,
});

const onPage = (slug: string, type: ArtworkType, pick: string, alt: Localized): DemoPicture => ({
  slug,
  art: { type, seed: `${slug}~${pick}` },
  alt,
  credit: TOBIAS,
});

const inRow = (
  production: string,
  place: number,
  slug: string,
  pick: string,
  alt: Localized,
): DemoPicture => ({
  slug,
  art: { type: 'exhibition', seed: `${slug}~${pick}` },
  alt,
  credit: LENE,
  inRow: { production, place },
});

export const pictures: DemoPicture[] = [
  ofProduction(
    'frau-frost-zieht-um',
    { type: 'theatre', seed: 'frau-frost-zieht-um~bird~window~bright' },
    {
      de: 'Ein Specht aus Papier sitzt in einem runden rosa Fenster und sieht hinaus.',
      en: 'A paper woodpecker sits in a round pink window, looking out.',
    },
  ),
  ofProduction(
    'der-koffer-hat-hunger',
    { type: 'theatre', seed: 'der-koffer-hat-hunger~mouse~stage~deep' },
    {
      de: 'Eine rosa Maus läuft über die Bühne, einem gelben Mond davon.',
      en: 'A pink mouse runs across the stage, away from a yellow moon.',
    },
  ),
  ofProduction(
    'zwoelf-stuehle-und-ein-wal',
    { type: 'theatre', seed: 'zwoelf-stuehle-und-ein-wal~fish~window~soft' },
    {
      de: 'Ein Schwarm weißer Fische in einem roten Rund; ein gelber schwimmt vor und nennt sich Wal.',
      en: 'A shoal of white fish in a red circle; a yellow one swims ahead and calls itself a whale.',
    },
    TOBIAS,
  ),
  ofProduction(
    'bitte-alles-anfassen',
    { type: 'exhibition', seed: 'bitte-alles-anfassen~hand~giant~deep' },
    {
      de: 'Eine riesige rosa Hand aus Papier, an den Fingerspitzen schon etwas speckig.',
      en: 'A huge pink paper hand, already a little shiny at the fingertips.',
    },
  ),
  ofProduction(
    'garten-der-dinge-die-es-nicht-gibt',
    { type: 'exhibition', seed: 'garten-der-dinge-die-es-nicht-gibt~alga~columns~soft' },
    {
      de: 'Ein Beet mit Algen, die niemand gepflanzt hat.',
      en: 'A bed of seaweed that nobody planted.',
    },
    TOBIAS,
  ),
  ofProduction(
    'trommeln-im-keller',
    { type: 'music', seed: 'trommeln-im-keller~drum~rhythm~deep' },
    {
      de: 'Eine gezackte Trommel, deren Schläge als weiße Punkte davonfliegen.',
      en: 'A jagged drum whose beats fly off as white dots.',
    },
  ),
  ofProduction(
    'papier-kann-bruellen',
    { type: 'workshop', seed: 'papier-kann-bruellen~scissors~giant~deep' },
    {
      de: 'Eine Schere, so groß wie der Tisch, auf dem sie liegt.',
      en: 'A pair of scissors as large as the table it lies on.',
    },
  ),
  ofProduction(
    'ein-boot-aus-nichts',
    { type: 'workshop', seed: 'ein-boot-aus-nichts~fish~stage~soft' },
    {
      de: 'Rote Fische vor weißem Segel; ein blauer sieht sich das Boot an, das es noch nicht gibt.',
      en: 'Red fish before a white sail; a blue one looks at the boat that is not there yet.',
    },
    TOBIAS,
  ),
  ofProduction(
    'eins-zwei-loch',
    { type: 'school', seed: 'eins-zwei-loch~blocks~rhythm~bright' },
    {
      de: 'Ein Turm aus gelochten Bauklötzen vor einer Wand voller Punkte.',
      en: 'A tower of blocks with holes before a wall full of dots.',
    },
  ),
  portrait('tilda-brandt', 'Tilda Brandt', 'mask', {
    de: 'als Maske, halb weiß, halb rot',
    en: 'as a mask, half white, half red',
  }),
  portrait('mateo-quispe', 'Mateo Quispe', 'face', {
    de: 'ein Gesicht in zwei Farben, kurz vor dem Sprung',
    en: 'a face in two colours, about to leap',
  }),
  portrait('linh-nguyen', 'Linh Nguyen', 'moonface', {
    de: 'als Mond, mitten in einer Geschichte',
    en: 'as a moon, in the middle of a story',
  }),
  portrait('anouk-leclerc', 'Anouk Leclerc', 'mask', {
    de: 'als Maske, sehr fröhlich auf einer Seite',
    en: 'as a mask, very merry on one side',
  }),
  portrait('ruben-stolz', 'Ruben Stolz', 'hand', {
    de: 'sagt mit einer rosa Hand Guten Tag',
    en: 'saying hello with a pink hand',
  }),
  portrait('dawit-tesfaye', 'Dawit Tesfaye', 'eye', {
    de: 'ein großes Auge, das etwas sieht, das erst noch gedreht wird',
    en: 'one large eye that sees what has yet to be filmed',
  }),
  {
    slug: 'das-haus-am-morgen',
    art: { type: 'exhibition', seed: 'das-haus-am-morgen~bird~stage~bright' },
    alt: {
      de: 'Das Haus am Morgen: Der Specht ist schon da, alle anderen kommen um zehn.',
      en: 'The house in the morning: the woodpecker is in, everybody else comes at ten.',
    },
    credit: LENE,
    of: { table: 'venues', slug: 'buntspecht' },
  },
  inRow('lauter-loecher', 0, 'wand-drei', 'eye~rhythm~bright', {
    de: 'Ein Auge mit gelber Iris schielt auf eine Wand voller roter und schwarzer Löcher.',
    en: 'An eye with a yellow iris squints at a wall full of red and black holes.',
  }),
  {
    ...inRow('lauter-loecher', 1, 'zwei-haende', 'hand~diagonal~soft', {
      de: 'Eine rote Hand mit sechs weißen Punkten wie Löchern; links läuft eine Reihe schwarzer davon.',
      en: 'A red hand with six white dots like holes; on the left a row of black ones runs away.',
    }),
    focalPoint: { x: 68, y: 50 },
  },
  onPage('alte-saegemuehle', 'exhibition', 'comb~columns~deep', {
    de: 'Blätter auf drei Bahnen Papier und eine schwarze Hand: das Zeichen der alten Mühle.',
    en: 'Leaves on three strips of paper and a black hand: the sign of the old mill.',
  }),
  onPage('das-haus-spielt', 'theatre', 'mask~stage~bright', {
    de: 'Eine Maske, halb schwarz, halb weiß, lächelt zwischen roten Vorhängen.',
    en: 'A mask, half black, half white, smiles between red curtains.',
  }),
  onPage('spaene-und-leim', 'workshop', 'scissors~diagonal~bright', {
    de: 'Eine Schere liegt offen auf dem Tisch, als käme gleich jemand zurück.',
    en: 'A pair of scissors lies open on the table, as if somebody were about to come back.',
  }),
  onPage('drei-busse', 'school', 'blocks~stage~soft', {
    de: 'Ein Haus aus Bauklötzen mit rotem Dach. Die Busse sind noch unterwegs.',
    en: 'A house of blocks with a red roof. The buses are still on their way.',
  }),
  onPage('geburtstag-im-bau', 'workshop', 'sun~giant~bright', {
    de: 'Eine blaue Sonne aus Pappe, die lacht, obwohl sie ein Ungeheuer ist.',
    en: 'A blue cardboard sun that laughs although it is a monster.',
  }),
  onPage('haende-im-kinderrat', 'school', 'hand~rhythm~deep', {
    de: 'Eine blaue Hand stimmt ab, die anderen sind schon Punkte an der Wand.',
    en: 'A blue hand votes; the others are dots on the wall already.',
  }),
  onPage('der-dampfhammer', 'exhibition', 'beetle~giant~soft', {
    de: 'Ein großer orangefarbener Käfer: So hat ein Kind den Dampfhammer von 1908 geschnitten.',
    en: 'A large orange beetle: how a child cut the steam hammer of 1908.',
  }),
  onPage('erster-abend', 'music', 'moonface~stage~deep', {
    de: 'Ein gelber Mond und rote Sterne auf einer leeren Bühne.',
    en: 'A yellow moon and red stars on an empty stage.',
  }),
  onPage('kuchen-an-der-werkbank', 'workshop', 'bubble~rhythm~soft', {
    de: 'Eine rote Sprechblase voller Punkte: Ist noch Kuchen da?',
    en: 'A red speech bubble full of dots: is there any cake left?',
  }),
];
