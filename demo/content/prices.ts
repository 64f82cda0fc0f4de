import type { DemoPrice } from './types.ts';

/** Price lists that several productions share; amounts in cents, the full price first. */

function adult(cents: number): DemoPrice {
  return { name: { de: 'Erwachsene', en: 'Adult' }, cents };
}

function child(cents: number): DemoPrice {
  return { name: { de: 'Kind bis 12', en: 'Child up to 12' }, cents };
}

function reduced(cents: number): DemoPrice {
  return {
    name: { de: 'Ermäßigt', en: 'Reduced' },
    cents,
    proof: { de: 'Nachweis der Ermäßigung', en: 'what entitles you to it' },
  };
}

/** Free, for each who needs one. */
const companion: DemoPrice = {
  name: { de: 'Begleitperson', en: 'Companion' },
  cents: 0,
  proof: { de: 'Ausweis mit Merkzeichen „B“', en: 'disability card with the mark “B”' },
  together: { atMost: 1, per: 1, of: [adult(0).name, child(0).name, reduced(0).name] },
};

/** Free, and a place to count. */
const underThree: DemoPrice = {
  name: { de: 'Kind unter 3', en: 'Child under 3' },
  cents: 0,
  ages: { to: 2 },
  together: { atMost: 2, per: 1, of: [adult(0).name, reduced(0).name] },
};

/** Adult, child, reduced, the free companion and nothing for the smallest. */
export function seatPrices(amounts: { adult: number; child: number; reduced: number }): DemoPrice[] {
  return [adult(amounts.adult), child(amounts.child), reduced(amounts.reduced), companion, underThree];
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

/** Returns the prices of the wheelchair places, each with a companion seat: they are separate places. */
export function wheelchairPrices(cents: number): DemoPrice[] {
  const place: DemoPrice = { name: { de: 'Rollstuhlplatz', en: 'Wheelchair place' }, cents };
  return [
    place,
    {
      name: { de: 'Begleitung am Rollstuhlplatz', en: 'Companion at the wheelchair place' },
      cents: 0,
      together: { atMost: 1, per: 1, of: [place.name] },
    },
  ];
}

/** As `seatPrices`, for less if one buys three weeks ahead, and for members at any time. */
export function earlyPrices(amounts: {
  adult: number;
  early: number;
  child: number;
  reduced: number;
  member: number;
}): DemoPrice[] {
  const [full, ...others] = seatPrices(amounts);
  return [
    { ...(full ?? adult(amounts.adult)), early: { cents: amounts.early, daysBefore: 21 } },
    ...others,
    {
      name: { de: 'Freundeskreis', en: 'Friends of the house' },
      cents: amounts.member,
      membersOnly: true,
    },
  ];
}

/** As `seatPrices`, and nothing for the smallest on a lap. */
export function lapPrices(amounts: { adult: number; child: number; reduced: number }): DemoPrice[] {
  const onLap: DemoPrice = {
    name: { de: 'Auf dem Schoß', en: 'On a lap' },
    cents: 0,
    ages: { to: 1 },
    together: { atMost: 2, per: 1, of: [adult(0).name, reduced(0).name] },
  };
  return [...seatPrices(amounts), onLap];
}

/** Fewest children of a group. */
const SMALLEST_GROUP = 10;

/** Groups pay per child; the adults who bring them go free. */
export function groupPrices(perChild: number): DemoPrice[] {
  const inGroup = {
    name: { de: 'Kind in der Gruppe', en: 'Child in the group' },
    cents: perChild,
    groupFrom: SMALLEST_GROUP,
    asksAllergies: true,
  };
  const withPass = {
    name: { de: 'Kind mit Auental-Pass', en: 'Child with Auental pass' },
    cents: Math.round(perChild / 2),
    proof: { de: 'Auental-Pass', en: 'Auental pass' },
    groupFrom: SMALLEST_GROUP,
  };
  return [
    inGroup,
    withPass,
    {
      name: { de: 'Begleitung der Gruppe', en: 'Adult with the group' },
      cents: 0,
      together: { atMost: 1, per: 5, of: [inGroup.name, withPass.name] },
    },
  ];
}

/** Nothing to pay, but a place to count. */
export const freePrices: DemoPrice[] = [adult(0), child(0)];
