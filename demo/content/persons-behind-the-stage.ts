import type { DemoPerson } from './types.ts';

/** Stage and design, music and tech. */
export const personsBehindTheStage: DemoPerson[] = [
  {
    slug: 'lene-bergstroem',
    name: 'Lene Bergström',
    category: 'buehne-und-ausstattung',
    role: { de: 'Bühne, Röhren und Collagen', en: 'Stage, tubes and collages' },
    biography: {
      de: '<p>Lene baut Bühnen aus dem, was in Umzugsfirmen übrig bleibt. Für den Käfer hat sie vierhundert Pappröhren gesammelt und jede einzeln angeklopft, um zu hören, wohin sie gehört.</p>',
      en: '<p>Lene builds stages out of what removal firms leave behind. For the beetle she collected four hundred cardboard tubes and knocked on every one to hear where it belonged.</p>',
    },
  },
  {
    slug: 'ilja-sokolow',
    name: 'Ilja Sokolow',
    category: 'buehne-und-ausstattung',
    role: { de: 'Figurenbau', en: 'Puppet maker' },
    biography: {
      de: '<p>Ilja schnitzt, näht und klebt die Figuren des Hauses. Zuerst macht er immer die Hände, denn „ein Gesicht lügt, eine Hand zappelt“. Frau Frost hat er aus einem alten Duschvorhang gebaut.</p>',
      en: '<p>Ilja carves, sews and glues the puppets of the house. He always makes the hands first, because “a face can fib, a hand fidgets”. He built Mrs Frost from an old shower curtain.</p>',
    },
  },
  {
    slug: 'aiko-hartmann',
    name: 'Aiko Hartmann',
    category: 'buehne-und-ausstattung',
    role: { de: 'Leiterin der Spanwerkstatt', en: 'Head of the workshop' },
    biography: {
      de: '<p>Aiko faltet seit ihrem vierten Lebensjahr und hat mit sechs das erste Mal ein Stück Papier zum Brüllen gebracht. Sie findet, dass jedes Kind eine scharfe Schere verdient und einen Erwachsenen, der dabei nicht zuckt.</p>',
      en: '<p>Aiko has been folding since she was four and first made a sheet of paper roar at six. She believes every child deserves a sharp pair of scissors and an adult who doesn’t flinch.</p>',
    },
  },
  {
    slug: 'bastian-kuehn',
    name: 'Bastian Kühn',
    category: 'buehne-und-ausstattung',
    role: { de: 'Tischlerei und Dinge mit Schrauben', en: 'Carpentry and things with screws' },
    biography: {
      de: '<p>Bastian hat drei Wände im Haus gebaut und in zwei davon Löcher geschnitten, weil Kinder darum baten. Er sortiert Schrauben nach Klang. Das ist kein System, aber es funktioniert.</p>',
      en: '<p>Bastian built three walls in this house and cut holes in two of them because children asked. He sorts screws by sound. It isn’t a system, but it works.</p>',
    },
  },
  {
    slug: 'zeynep-yildirim',
    name: 'Zeynep Yıldırım',
    category: 'buehne-und-ausstattung',
    role: { de: 'Kostüm', en: 'Costumes' },
    biography: {
      de: '<p>Zeynep näht Kostüme mit sehr vielen Taschen, „weil Figuren auch etwas dabeihaben“. In Kasimirs Flügeln stecken eine Zahnbürste, ein Knopf und ein Brief, den niemand kennt.</p>',
      en: '<p>Zeynep sews costumes with a great many pockets, “because characters carry things too”. Inside Kasimir’s wings there are a toothbrush, a button and a letter nobody has read.</p>',
    },
  },
  {
    slug: 'wiebke-harms',
    name: 'Wiebke Harms',
    category: 'buehne-und-ausstattung',
    role: { de: 'Druckgrafik und Garten', en: 'Printmaking and garden' },
    biography: {
      de: '<p>Wiebke druckt mit Kartoffeln, Korken und Türmatten. Nachmittags gießt sie den Garten und morgens entschuldigt sie sich bei den Schnecken.</p>',
      en: '<p>Wiebke prints with potatoes, corks and doormats. In the afternoon she waters the garden; in the morning she apologises to the snails.</p>',
    },
  },
  {
    slug: 'emil-varga',
    name: 'Emil Varga',
    category: 'musik-und-technik',
    role: { de: 'Musik, spielt den Nachtvogel', en: 'Music, plays the night bird' },
    biography: {
      de: '<p>Emil komponiert für alles, was hohl ist: Röhren, Kannen, Kürbisse. Seine leisesten Lieder dauern am längsten, denn sie hören erst auf, wenn der Letzte gemerkt hat, dass sie angefangen haben.</p>',
      en: '<p>Emil composes for anything hollow: tubes, jugs, pumpkins. His quietest songs last longest, because they only end when the last person has noticed they began.</p>',
    },
  },
  {
    slug: 'noor-haddad',
    name: 'Noor Haddad',
    category: 'musik-und-technik',
    role: { de: 'Licht', en: 'Lighting' },
    biography: {
      de: '<p>Noor macht Licht und, was schwieriger ist, Dunkel. Sie kennt elf Sorten davon, das Hosentaschendunkel mag sie am liebsten.</p><p>Wenn im Haus eine Lampe flackert, war sie es nicht. Wenn sie im Takt flackert, schon.</p>',
      en: '<p>Noor makes light and, which is harder, darkness. She knows eleven kinds; her favourite is trouser-pocket dark.</p><p>If a lamp flickers in this house, it wasn’t her. If it flickers in time, it was.</p>',
    },
  },
  {
    slug: 'sarka-novotna',
    name: 'Šárka Novotná',
    category: 'musik-und-technik',
    role: { de: 'Bratsche', en: 'Viola' },
    biography: {
      de: '<p>Šárka spielt Bratsche im Sitzen, im Liegen und im Krabbeln. Das Krabbelkonzert hat sie erfunden, weil ihr Publikum ohnehin immer näher kam.</p>',
      en: '<p>Šárka plays the viola sitting, lying down and on all fours. She invented the Crawling Concert because her audience kept coming closer anyway.</p>',
    },
  },
  {
    slug: 'cosmo-diallo',
    name: 'Cosmo Diallo',
    category: 'musik-und-technik',
    role: { de: 'Schlagwerk und Kontrabass', en: 'Percussion and double bass' },
    biography: {
      de: '<p>Cosmo trommelt auf dreiundsechzig Dingen, neun davon sind Trommeln. Er zählt alles mit: Treppenstufen, Erbsen, Sekunden bis zum Applaus. Im Wurzelkeller steht sein Kontrabass, der Herbert heißt und Zugluft hasst.</p>',
      en: '<p>Cosmo drums on sixty-three things, nine of which are drums. He counts everything: stairs, peas, the seconds until applause. His double bass lives in the Root Cellar, is called Herbert and hates a draught.</p>',
    },
  },
  {
    slug: 'greta-lindqvist',
    name: 'Greta Lindqvist',
    category: 'musik-und-technik',
    role: { de: 'Fagott', en: 'Bassoon' },
    biography: {
      de: '<p>Greta hat das Fagott gewählt, weil niemand sonst es tragen wollte. Zusammengesteckt ist es länger als die meisten ihrer Zuhörerinnen, und das sagt sie ihnen auch.</p>',
      en: '<p>Greta chose the bassoon because nobody else would carry it. Put together it is longer than most of her listeners, and she tells them so.</p>',
    },
  },
  {
    slug: 'piet-vandamme',
    name: 'Piet Vandamme',
    category: 'musik-und-technik',
    role: { de: 'Ton und Geräusche', en: 'Sound and noises' },
    biography: {
      de: '<p>Piet macht Geräusche für Film und Bühne. Regen sind bei ihm Erbsen, Schnee ist Stärke, und wie er „Riese isst Toast“ macht, verrät er nur in der Geräuschemacherwerkstatt.</p>',
      en: '<p>Piet makes noises for film and stage. His rain is peas, his snow is cornflour, and how he does “giant eats toast” he reveals only in the Noise Makers’ Workshop.</p>',
    },
  },
];
