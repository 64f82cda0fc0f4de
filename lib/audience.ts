/**
 * Reader of a query: visitors find what is online at the moment, staff also what is not public yet. Decided by the caller, who
 * knows the person (docs/product/content.md#who-sees-what).
 */
export type Audience = 'visitors' | 'staff';
