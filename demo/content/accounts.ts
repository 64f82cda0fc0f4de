import type { Role } from '#features/core/access/index.server.ts';

/** Accounts of the demo venue, one of each role and a visitor with credit; they all have the same password. */
export const accounts: {
  role: Role;
  firstName: string;
  lastName: string;
  email: string;
  creditCents?: number;
  /** Of the friends of the venue, for the year. */
  isMember?: boolean;
}[] = [
  { role: 'administrator', firstName: 'Renate', lastName: 'Vogelsang', email: 'leitung@buntspecht.example' },
  { role: 'editor', firstName: 'Malte', lastName: 'Brügge', email: 'redaktion@buntspecht.example' },
  { role: 'box_office', firstName: 'Heike', lastName: 'Lorenz', email: 'kasse@buntspecht.example' },
  { role: 'html_editor', firstName: 'Ayla', lastName: 'Winter', email: 'technik@buntspecht.example' },
  { role: 'accountant', firstName: 'Ole', lastName: 'Petersen', email: 'buchhaltung@buntspecht.example' },
  { role: 'door', firstName: 'Nele', lastName: 'Krug', email: 'einlass@buntspecht.example' },
  {
    role: 'visitor',
    firstName: 'Jule',
    lastName: 'Sommer',
    email: 'jule@buntspecht.example',
    isMember: true,
  },
  {
    role: 'visitor',
    firstName: 'Tarek',
    lastName: 'Reh',
    email: 'tarek@buntspecht.example',
    creditCents: 1400,
  },
];
