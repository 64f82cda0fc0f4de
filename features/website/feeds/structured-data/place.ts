import type { OpeningHoursSpecification, Place } from 'schema-dts';
import type { OpeningHoursRules } from '#features/programme/opening-hours/index.server.ts';

/** A venue as structured data says it. Addresses are absolute. */
export interface PlaceFacts {
  name: string;
  url: string;
  street: string;
  postalCode: string;
  city: string;
}

export function place(venue: PlaceFacts) {
  return {
    '@type': 'Place',
    name: venue.name,
    url: venue.url,
    address: {
      '@type': 'PostalAddress',
      streetAddress: venue.street,
      postalCode: venue.postalCode,
      addressLocality: venue.city,
      addressCountry: 'DE',
    },
  } as const satisfies Place;
}

const WEEKDAYS = [
  'https://schema.org/Monday',
  'https://schema.org/Tuesday',
  'https://schema.org/Wednesday',
  'https://schema.org/Thursday',
  'https://schema.org/Friday',
  'https://schema.org/Saturday',
  'https://schema.org/Sunday',
] as const;

/** The week's rule and the exceptions, closed days as a span of no length, which is how schema.org says closed. */
export function openingHoursData(rules: OpeningHoursRules): {
  openingHoursSpecification: OpeningHoursSpecification[];
  specialOpeningHoursSpecification: OpeningHoursSpecification[];
} {
  return {
    openingHoursSpecification: rules.week.flatMap((entry): OpeningHoursSpecification[] => {
      const dayOfWeek = WEEKDAYS[entry.weekday - 1];
      if (!dayOfWeek || entry.closed || entry.timeFrom === null || entry.timeTo === null) return [];
      return [
        { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: entry.timeFrom, closes: entry.timeTo },
      ];
    }),
    specialOpeningHoursSpecification: rules.exceptions.map((entry) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: entry.day,
      validThrough: entry.day,
      opens: entry.closed ? '00:00' : (entry.timeFrom ?? '00:00'),
      closes: entry.closed ? '00:00' : (entry.timeTo ?? '00:00'),
    })),
  };
}
