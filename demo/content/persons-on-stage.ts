import type { DemoPerson } from './types.ts';

/** Ensemble, direction and text. */
export const personsOnStage: DemoPerson[] = [
  {
    slug: 'jonas-okafor',
    name: 'Jonas Okafor',
    category: 'ensemble',
    role: { de: 'Schauspieler, spielt den Käfer Kasimir', en: 'Actor, plays Kasimir the beetle' },
    biography: {
      de: '<p>Jonas kann auf sechs Beinen gehen, obwohl er nur zwei hat. Er hat in Rostock Schauspiel gelernt und in einer Bäckerei das Aufstehen.</p><p>Im Buntspecht spielt er Käfer, Könige und einmal eine Tür, die klemmte. Die Tür war seine schwierigste Rolle.</p>',
      en: '<p>Jonas can walk on six legs although he owns only two. He learned acting in Rostock and early rising in a bakery.</p><p>At Buntspecht he plays beetles, kings and, once, a door that stuck. The door was his hardest part.</p>',
    },
  },
  {
    slug: 'yusra-al-amin',
    name: 'Yusra Al-Amin',
    category: 'ensemble',
    role: { de: 'Schauspielerin', en: 'Actor' },
    biography: {
      de: '<p>Yusra flüstert so, dass man es in der letzten Reihe hört. Sie spielt die Ampel in „Ampel, allein“ und hat dafür drei Nächte an einer Kreuzung gesessen und mitgeschrieben.</p>',
      en: '<p>Yusra’s whisper reaches the last row. She plays the traffic light in “Traffic Light, Alone” and sat at a crossroads for three nights taking notes.</p>',
    },
  },
  {
    slug: 'tilda-brandt',
    name: 'Tilda Brandt',
    category: 'ensemble',
    role: { de: 'Figurenspielerin', en: 'Puppeteer' },
    biography: {
      de: '<p>Tilda spielt alles, was auf einen Tisch passt: Frauen aus Eis, Koffer, eine Familie von Teelöffeln. In Berlin hat sie Figurenspiel studiert, bei ihrer Großmutter das Knöpfeannähen.</p><p>Ihre Figuren dürfen nach der Vorstellung angefasst werden. Sie selbst lieber nicht, sie ist kitzlig.</p>',
      en: '<p>Tilda performs anything that fits on a table: women made of ice, suitcases, a family of teaspoons. She studied puppetry in Berlin and button-sewing with her grandmother.</p><p>After the show you may touch her puppets. Better not touch Tilda, she is ticklish.</p>',
    },
  },
  {
    slug: 'mateo-quispe',
    name: 'Mateo Quispe',
    category: 'ensemble',
    role: { de: 'Schauspieler und Tänzer', en: 'Actor and dancer' },
    biography: {
      de: '<p>Mateo tanzt den Wal. Das ist schwer, weil ein Wal keine Knie hat. Vorher war er Turmspringer und sagt, der Unterschied sei kleiner, als man denkt.</p>',
      en: '<p>Mateo dances the whale, which is hard, since a whale has no knees. He used to be a high diver and says the difference is smaller than you’d think.</p>',
    },
  },
  {
    slug: 'linh-nguyen',
    name: 'Linh Nguyen',
    category: 'ensemble',
    role: { de: 'Erzählerin im Nest', en: 'Storyteller in the Nest' },
    biography: {
      de: '<p>Linh erzählt Geschichten für Menschen, die noch nicht reden. Sie kommt mit fünf Wörtern aus und hat eine Schublade voller Ersatzwörter, falls eines runterfällt.</p>',
      en: '<p>Linh tells stories to people who don’t talk yet. She gets by on five words and keeps a drawer of spare ones in case one drops.</p>',
    },
  },
  {
    slug: 'anouk-leclerc',
    name: 'Anouk Leclerc',
    category: 'ensemble',
    role: { de: 'Clownin und Vermittlerin', en: 'Clown and educator' },
    biography: {
      de: '<p>Anouk hat an einer Clownschule in Lyon das Stolpern gelernt und an der Uni in Leipzig, warum Menschen darüber lachen. Beides zeigt sie vormittags den Klassen.</p>',
      en: '<p>Anouk learned to trip at a clown school in Lyon and why people laugh at it at university in Leipzig. In the mornings she shows both to school classes.</p>',
    },
  },
  {
    slug: 'ruben-stolz',
    name: 'Ruben Stolz',
    category: 'ensemble',
    role: { de: 'Schauspieler, gebärdet und spricht', en: 'Actor, signs and speaks' },
    biography: {
      de: '<p>Ruben ist mit Deutscher Gebärdensprache aufgewachsen, Sprechen kam später dazu. Er übersetzt bei uns nicht neben der Bühne, sondern spielt mittendrin.</p><p>Von ihm kennt das ganze Haus die Gebärde für „Specht“. Frag an der Kasse danach.</p>',
      en: '<p>Ruben grew up with German Sign Language; speaking came later. He doesn’t interpret from the side of the stage, he acts right in the middle of it.</p><p>Thanks to him the whole house knows the sign for “woodpecker”. Ask for it at the box office.</p>',
    },
  },
  {
    slug: 'mira-tannhaeuser',
    name: 'Mira Tannhäuser',
    category: 'regie-und-text',
    role: { de: 'Regie, künstlerische Leitung', en: 'Director, artistic lead' },
    biography: {
      de: '<p>Mira leitet das Haus mit Ohr und Notizblock. In ihren Proben sitzt immer ein Kind, das „Stopp“ sagen darf, und sie hält sich daran, auch wenn es gerade schön ist.</p><p>Sie hat „Der Käfer, der nicht schlafen wollte“ erfunden, als ihre Tochter es auch nicht wollte.</p>',
      en: '<p>Mira runs the house with one ear and a notepad. In her rehearsals there is always a child who may say “stop”, and she obeys, even when things are going beautifully.</p><p>She made up “The Beetle Who Wouldn’t Sleep” when her daughter wouldn’t either.</p>',
    },
  },
  {
    slug: 'henrike-osterloh',
    name: 'Henrike Osterloh',
    category: 'regie-und-text',
    role: { de: 'Autorin', en: 'Writer' },
    biography: {
      de: '<p>Henrike schreibt Stücke, in denen Gegenstände recht haben: ein Koffer, eine Ampel, zwölf Stühle. Sie liest jeden Satz einem Stuhl vor. Knarrt er, streicht sie.</p>',
      en: '<p>Henrike writes plays in which objects are right: a suitcase, a traffic light, twelve chairs. She reads every sentence to a chair. If it creaks, the sentence goes.</p>',
    },
  },
  {
    slug: 'dawit-tesfaye',
    name: 'Dawit Tesfaye',
    category: 'regie-und-text',
    role: { de: 'Regie und Film', en: 'Director and film-maker' },
    biography: {
      de: '<p>Dawit filmt Tiere, die kleiner sind als sein Objektiv. Für das Käferkino lag er einen Sommer lang im Gras und kennt seitdem zweiundvierzig Arten, sich am Kopf zu kratzen.</p>',
      en: '<p>Dawit films animals smaller than his lens. For the beetle cinema he lay in the grass for a whole summer and now knows forty-two ways to scratch your head.</p>',
    },
  },
  {
    slug: 'paula-wendisch',
    name: 'Paula Wendisch',
    category: 'regie-und-text',
    role: { de: 'Dramaturgie, Schule & Kita', en: 'Dramaturg, schools programme' },
    biography: {
      de: '<p>Paula beantwortet die Mails der Lehrkräfte, meistens am selben Tag und immer ganz. Davor hat sie elf Jahre eine Kitagruppe geleitet und weiß, dass „gleich“ für Vierjährige ein Schimpfwort ist.</p>',
      en: '<p>Paula answers teachers’ emails, usually the same day and always all the way to the end. Before that she led a nursery group for eleven years and knows that to a four-year-old, “soon” is a swear word.</p>',
    },
  },
  {
    slug: 'sofia-marchetti',
    name: 'Sofia Marchetti',
    category: 'regie-und-text',
    role: { de: 'Kuratorin der Ausstellungen', en: 'Exhibition curator' },
    biography: {
      de: '<p>Sofia hat in Museen gearbeitet, in denen man nichts anfassen durfte, und holt das jetzt nach. In ihren Ausstellungen hängt jedes Bild so tief, dass Erwachsene sich bücken müssen.</p>',
      en: '<p>Sofia worked in museums where you weren’t allowed to touch anything and is now making up for it. In her exhibitions every picture hangs so low that adults have to bend down.</p>',
    },
  },
];
