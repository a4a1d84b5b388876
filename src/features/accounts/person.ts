// How people are called, on screens and in mails.

export interface Named {
  firstName: string
  lastName: string
  email: string
}

/** 'firstName lastName', or else email (ENT-42). */
export function displayName({ firstName, lastName, email }: Named): string {
  return `${firstName} ${lastName}`.trim() || email
}

/** The first word is the first name, the rest the last name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}
