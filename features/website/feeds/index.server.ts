export { articleData } from './structured-data/article.ts';
export { breadcrumbData } from './structured-data/breadcrumb.ts';
export { eventData } from './structured-data/event.ts';
export { personData } from './structured-data/person.ts';
export { openingHoursData, type PlaceFacts, place } from './structured-data/place.ts';
