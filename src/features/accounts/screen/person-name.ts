// How the signed-in person is shown (SHELL-11).
import type { Person } from '../contract.ts'

type Named = Pick<Person, 'firstName' | 'lastName'>

/** First letters of first and last name; "U" when there are none. */
export function personInitials({ firstName, lastName }: Named): string {
  const letters = [firstName, lastName].map((name) => Array.from(name.trim())[0] ?? '')
  return letters.join('').toLocaleUpperCase() || 'U'
}

/** First and last name; "User" when there are none. */
export function displayName({ firstName, lastName }: Named): string {
  return `${firstName} ${lastName}`.trim() || 'User'
}
