import type { DemoPrice } from './types.ts';

/** Price lists that several productions share; amounts in cents, the full price first. */

function adult(cents: number): DemoPrice {
  return { name: { de: 'Erwachsene', en: 'Adult' }, cents };
}

function child(cents: number): DemoPrice {
  return { name: { de: 'Kind bis 12', en: 'Child up to 12' }, cents };
}

function reduced(cents: number): DemoPrice {
  return { name: { de: 'Ermäßigt', en: 'Reduced' }, cents };
}

const companion: DemoPrice = {
  name: { de: 'Begleitperson mit Ausweis „B“', en: 'Companion, disability card “B”' },
  cents: 0,
};

/** Adult, child, reduced and the free companion. */
export function seatPrices(amounts: { adult: number; child: number; reduced: number }): DemoPrice[] {
  return [adult(amounts.adult), child(amounts.child), reduced(amounts.reduced), companion];
}

/** As `seatPrices`, and a family card that takes four places. */
export function familyPrices(amounts: {
  adult: number;
  child: number;
  reduced: number;
  family: number;
}): DemoPrice[] {
  const family = {
    name: { de: 'Familienkarte für 4', en: 'Family card for 4' },
    cents: amounts.family,
    units: 4,
  };
  return [...seatPrices(amounts), family];
}

/** Groups pay per child; the adults who bring them go free. */
export function groupPrices(perChild: number): DemoPrice[] {
  return [
    { name: { de: 'Kind in der Gruppe', en: 'Child in the group' }, cents: perChild },
    { name: { de: 'Kind mit Auental-Pass', en: 'Child with Auental pass' }, cents: Math.round(perChild / 2) },
    { name: { de: 'Begleitung der Gruppe', en: 'Adult with the group' }, cents: 0 },
  ];
}

/** Nothing to pay, but a place to count. */
export const freePrices: DemoPrice[] = [adult(0), child(0)];
