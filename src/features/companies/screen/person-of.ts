// How a member of a company is called on its screens.
import type { PlacedPerson } from '../hierarchy/contract.ts'

export function personName({ firstName, lastName, email }: Omit<PlacedPerson, 'id'>): string {
  return `${firstName} ${lastName}`.trim() || email
}
