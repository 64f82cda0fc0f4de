/** Addresses of the site before this one; visitors may still have them on a fridge. */
export const redirects: { oldPath: string; newPath: string }[] = [
  { oldPath: '/de/programm', newPath: '/de/ausstellungenundaktivitaeten/kalender' },
  { oldPath: '/en/programme', newPath: '/en/exhibitionsandactivities/calendar' },
  { oldPath: '/de/kontakt', newPath: '/de/impressum' },
  { oldPath: '/en/contact', newPath: '/en/impressum' },
];
