import type { Language } from '#lib/localized.ts';

/** Words parents use, besides the venue's own terms. */
export const searchSynonyms: { language: Language; words: string }[] = [
  { language: 'de', words: 'basteln, werken, bauen, kleben, workshop, werkstatt' },
  { language: 'de', words: 'Kita, Kindergarten, Krippe, Kindertagesstätte, Vorschule' },
  { language: 'de', words: 'Schule, Schulklasse, Klasse, Grundschule, Klassenausflug, Wandertag' },
  { language: 'de', words: 'Weihnachten, Advent, Nikolaus, Winter' },
  { language: 'de', words: 'Geburtstag, Kindergeburtstag, feiern, Feier' },
  { language: 'de', words: 'Café, Cafe, Kaffee, Essen, Trinken, Kuchen' },
  { language: 'de', words: 'Theater, Stück, Schauspiel, Aufführung, Vorstellung' },
  { language: 'de', words: 'Konzert, Musik, singen, Lieder' },
  { language: 'de', words: 'Ausstellung, Museum, Galerie' },
  { language: 'de', words: 'Barrierefrei, Rollstuhl, Behinderung, stufenlos, Aufzug' },
  { language: 'de', words: 'Anfahrt, Weg, Parken, Parkplatz, Bus, Adresse' },
  { language: 'de', words: 'Abo, Abonnement, Reihe' },
  { language: 'en', words: 'craft, crafts, crafting, making, workshop, workshops' },
  { language: 'en', words: 'nursery, kindergarten, preschool, daycare' },
  { language: 'en', words: 'school, class, classroom, pupils' },
  { language: 'en', words: 'Christmas, advent, winter, xmas' },
  { language: 'en', words: 'birthday, party, celebrate' },
  { language: 'en', words: 'café, cafe, coffee, food, cake' },
  { language: 'en', words: 'theatre, theater, play, show, performance' },
  { language: 'en', words: 'concert, music, singing, songs' },
  { language: 'en', words: 'exhibition, museum, gallery' },
  { language: 'en', words: 'wheelchair, accessible, accessibility, disability, lift' },
  { language: 'en', words: 'directions, parking, bus, address' },
  { language: 'en', words: 'subscription, series' },
];
