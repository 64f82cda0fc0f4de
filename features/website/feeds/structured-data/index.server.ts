export { articleData } from './article.ts';
export { breadcrumbData } from './breadcrumb.ts';
export { eventData } from './event.ts';
export { personData } from './person.ts';
export { openingHoursData, type PlaceFacts, place } from './place.ts';
