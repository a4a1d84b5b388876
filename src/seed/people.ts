// The people of examples, tests and screenshots; none of them exists.

export const people = {
  amara: { name: 'Amara Okafor', email: 'amara@example.com' },
  priya: { name: 'Priya Raman', email: 'priya@example.com' },
  jonas: { name: 'Jonas Weber', email: 'jonas@example.com' },
  lucia: { name: 'Lucia Ferri', email: 'lucia@example.com' },
  mei: { name: 'Mei Tanaka', email: 'mei@example.com' },
  bob: { name: 'Bob Lindqvist', email: 'bob@example.com' },
} as const
export type Who = keyof typeof people

/** Of all of them; only ever given out on a server that nothing but its own machine can reach. */
export const password = 'correct horse'
