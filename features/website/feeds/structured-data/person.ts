import type { Person, WithContext } from 'schema-dts';

/** Somebody of the ensemble. Addresses are absolute. */
export function personData(person: {
  name: string;
  role: string;
  url: string;
  image: string;
  venue: string;
}): WithContext<Person> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: person.name,
    jobTitle: person.role,
    url: person.url,
    image: person.image,
    worksFor: { '@type': 'Organization', name: person.venue },
  };
}
