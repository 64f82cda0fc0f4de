import type { DemoSeries } from './types.ts';

export const series: DemoSeries[] = [
  {
    slug: 'nachtschicht',
    artworkType: 'theatre',
    artwork: { motif: 'moonface', composition: 'window', mood: 'bright' },
    title: { de: 'Nachtschicht', en: 'Night Shift' },
    subline: {
      de: 'Fünf Stücke, die erst im Dunkeln anfangen.',
      en: 'Five pieces that only start after dark.',
    },
    description: {
      de: '<p>Manche Geschichten kommen nicht raus, solange die Lampe an ist. Die Nachtschicht wartet, bis es draußen dunkel wird, und macht dann auch drinnen das Licht aus: mal für einen Käfer, mal für eine Ampel, mal für eine ganze Ausstellung.</p><p>Vor jeder Nachtschicht gibt es Taschenlampen zum Ausleihen und einen Raum, in dem immer Licht brennt. Wer eine Pause vom Dunkel braucht, geht einfach hin.</p>',
      en: '<p>Some stories refuse to come out while the lamp is on. Night Shift waits until it is dark outside, then switches off the inside too: for a beetle, for a traffic light, for a whole exhibition.</p><p>Before every Night Shift you can borrow a torch, and there is one room where the light always stays on. Anyone who needs a break from the dark just walks in.</p>',
    },
  },
  {
    slug: 'sonntagsklopfen',
    artworkType: 'music',
    artwork: { motif: 'bird', composition: 'columns', mood: 'bright' },
    title: { de: 'Sonntagsklopfen', en: 'Sunday Knocking' },
    subline: {
      de: 'Einmal im Monat geht um elf die Tür auf, ganz ohne Ticketpreis.',
      en: 'Once a month the door opens at eleven, and nobody pays.',
    },
    description: {
      de: '<p>Ein Sonntag im Monat gehört denen, die einfach klopfen. Um elf geht die Tür auf, dann gibt es ein Stück Musik, ein Stück Kuchen und ein Stück Programm. Der Eintritt ist frei, der Kuchen kostet ein Lied.</p><p>Ein kostenloses Ticket hilft uns zu zählen, wie viele Stühle wir aus dem Keller holen.</p>',
      en: '<p>One Sunday a month belongs to people who simply knock. At eleven the door opens, and there is a piece of music, a piece of cake and a piece of everything we do. Entry is free; cake costs one song.</p><p>A free ticket helps us count how many chairs to carry up from the cellar.</p>',
    },
  },
  {
    slug: 'ferienspaene',
    artworkType: 'workshop',
    artwork: { motif: 'scissors', composition: 'diagonal', mood: 'bright' },
    title: { de: 'Ferienspäne', en: 'Holiday Shavings' },
    subline: {
      de: 'Werkstatt in den Winterferien, mit Mittagessen.',
      en: 'Winter holiday workshops, lunch included.',
    },
    description: {
      de: '<p>Wo gehobelt wird, fallen Ferien. Vier Tage in der Woche steht die Spanwerkstatt denen offen, die morgens noch nicht wissen, was sie abends gebaut haben werden.</p><p>Mittags kochen wir zusammen. Es gibt immer etwas mit Nudeln und immer etwas ohne.</p>',
      en: '<p>Four days a week the workshop is open to children who don’t know in the morning what they will have built by the afternoon. The floor will be covered in shavings; that is how you can tell it was a good holiday.</p><p>We cook lunch together. There is always something with pasta and always something without.</p>',
    },
  },
  {
    slug: 'erstes-mal',
    artworkType: 'exhibition',
    artwork: { motif: 'fish', composition: 'diagonal', mood: 'bright' },
    title: { de: 'Erstes Mal', en: 'First Time' },
    subline: {
      de: 'Für Menschen, die noch keine drei sind, und ihre Begleitung.',
      en: 'For people not yet three, and whoever carries them.',
    },
    description: {
      de: '<p>Das erste Konzert, das erste Buch, der erste Applaus, dem man selbst nicht traut. Alles dauert kürzer als ein Mittagsschlaf, findet auf dem Boden statt und darf jederzeit unterbrochen werden: durch Weinen, Lachen oder eine Brezel.</p>',
      en: '<p>The first concert, the first book, the first applause you don’t quite trust. Everything is shorter than a nap, happens on the floor and may be interrupted at any time: by crying, laughing or a pretzel.</p>',
    },
  },
  {
    slug: 'kellertoene',
    artworkType: 'music',
    artwork: { motif: 'drum', composition: 'rhythm', mood: 'deep' },
    title: { de: 'Kellertöne', en: 'Cellar Sounds' },
    subline: {
      de: 'Konzerte unter der Erde, Gehörschutz in Kindergrößen.',
      en: 'Concerts underground, ear defenders in small sizes.',
    },
    description: {
      de: '<p>Der Wurzelkeller hat die dicksten Wände im Haus. Was hier gespielt wird, hört die Nachbarschaft nicht, und darum darf es alles sein: Trommeln, Fagott oder ein Orchester aus Heizungsrohren.</p><p>Gehörschutz hängt am Eingang, in Grün für Große und in Gelb für Kleine.</p>',
      en: '<p>The Root Cellar has the thickest walls in the house. The neighbours hear nothing, so anything may be played: drums, a bassoon or an orchestra of heating pipes.</p><p>Ear defenders hang by the door, green for big heads and yellow for small ones.</p>',
    },
  },
  {
    slug: 'leise-pfoten',
    artworkType: 'school',
    artwork: { motif: 'mouse', composition: 'stage', mood: 'soft' },
    title: { de: 'Leise Pfoten', en: 'Soft Paws' },
    subline: {
      de: 'Vorstellungen mit halbem Licht, wenig Lärm und offener Tür.',
      en: 'Shows with half the light, little noise and the door open.',
    },
    description: {
      de: '<p>Leise Pfoten sind Vorstellungen für alle, denen Theater sonst zu viel auf einmal ist. Das Licht bleibt halb an, kein Ton kommt plötzlich, die Tür steht offen. Wer laufen will, läuft, wer summen will, summt.</p><p>Eine Woche vorher schicken wir dir ein Heft mit Bildern: so sieht der Raum aus, so heißen wir, das passiert der Reihe nach.</p>',
      en: '<p>Soft Paws are shows for everyone who finds theatre a bit much at once. The lights stay half up, no sound comes as a surprise, the door is open. If you want to walk, walk; if you want to hum, hum.</p><p>A week before, we send you a picture booklet: this is the room, these are our names, this happens in this order.</p>',
    },
  },
  {
    slug: 'vormittagsvoegel',
    artworkType: 'magazine',
    artwork: { motif: 'bird', composition: 'stack', mood: 'bright' },
    title: { de: 'Vormittagsvögel', en: 'Morning Birds' },
    subline: {
      de: 'Angebote für Kitagruppen und Schulklassen.',
      en: 'Programmes for nursery groups and school classes.',
    },
    description: {
      de: '<p>Vormittags gehört das Haus den Gruppen. Zu jedem Angebot gibt es ein Heft für davor und danach, zwei Freiplätze für Begleitpersonen und eine Garderobe, in der dreißig Jacken nicht aufeinander liegen müssen.</p><p>Die Fahrt mit der Straßenbahn ist mit dem Gruppenticket kostenlos.</p>',
      en: '<p>In the morning the house belongs to groups. Every programme comes with a booklet for before and after, two free places for accompanying adults and a cloakroom where thirty coats don’t have to lie on top of each other.</p><p>The tram ride is free with the group ticket.</p>',
    },
  },
  {
    slug: 'probenspecht',
    artworkType: 'theatre',
    artwork: { motif: 'mask', composition: 'stage', mood: 'soft' },
    title: { de: 'Probenspecht', en: 'Rehearsal Bird' },
    subline: {
      de: 'Stücke, bei denen Kinder in der Probe mitentschieden haben.',
      en: 'Plays that children helped decide in rehearsal.',
    },
    description: {
      de: '<p>Zwölf Kinder sitzen in jeder dritten Probe und haben eine Glocke. Wer klingelt, muss sagen, was fehlt. Die Stücke der Reihe werden dadurch im Schnitt neun Minuten kürzer und ein Tier länger.</p>',
      en: '<p>Twelve children sit in on every third rehearsal, and they have a bell. Whoever rings it must say what is missing. On average this makes our plays nine minutes shorter and one animal longer.</p>',
    },
    showInFilter: false,
  },
];
