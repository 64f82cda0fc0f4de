import type { DemoVenue } from './types.ts';

export const venues: DemoVenue[] = [
  {
    slug: 'buntspecht',
    name: { de: 'Buntspecht', en: 'Buntspecht' },
    street: 'Kleiberweg 7',
    postalCode: '04711',
    city: 'Auental',
    phone: '030 23125-711',
    email: 'kasse@buntspecht.example',
    directions: {
      de: 'Straßenbahn 4 und 11, Haltestelle Alte Sägemühle, dann den roten Punkten auf dem Gehweg nach. Fahrräder und Lastenräder parken unter dem Dach rechts vom Eingang, Autos besser in der Tiefgarage am Auenmarkt.',
      en: 'Tram 4 and 11 to Alte Sägemühle, then follow the red dots on the pavement. Bikes and cargo bikes go under the roof to the right of the entrance; cars are happier in the Auenmarkt car park.',
    },
    access: {
      de: 'Stufenlos vom Gehweg bis unters Dach, Aufzug in alle Etagen. Rollstuhl-WC im Erdgeschoss und in der 3. Etage, Wickeltische in allen WCs. Kinderwagen schlafen in der Garage neben der Kasse.',
      en: 'No steps from the pavement to the roof, and a lift to every floor. Wheelchair toilets on the ground and third floors, changing tables in all toilets. Pushchairs nap in the garage next to the box office.',
    },
  },
  {
    slug: 'bauwagen-an-der-lichtung',
    name: { de: 'Bauwagen an der Lichtung', en: 'The Caravan in the Clearing' },
    street: 'Am Hohlen Ast 1',
    postalCode: '04711',
    city: 'Auental',
    directions: {
      de: 'Straßenbahn 11 bis Endstelle Auwald, von dort zwölf Minuten zu Fuß oder zwanzig mit Pfützen. Wer am Treffpunkt niemanden sieht: Wir sind die mit den Trichtern.',
      en: 'Tram 11 to the last stop, Auwald, then twelve minutes on foot or twenty with puddles. If you see nobody at the meeting point: we are the ones with the funnels.',
    },
    access: {
      de: 'Der Waldweg ist fest und eben, aber nach Regen weich. Für Rollstühle liegt ein Plattenweg bis zum Bauwagen, dort gibt es ein Trocken-WC mit Rampe.',
      en: 'The forest path is firm and level, but soft after rain. A paved track takes wheelchairs up to the caravan, which has a compost toilet with a ramp.',
    },
  },
];
