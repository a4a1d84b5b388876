// The company of the examples, for which all six people work.
import type { Role } from '../features/companies/contract.ts'
import type { UnitKind } from '../features/companies/hierarchy/contract.ts'
import type { Who } from './people.ts'

interface Colleague {
  who: Who
  role: Role
  /** By name, one of the units. */
  department: string
}

interface SeedUnit {
  kind: UnitKind
  name: string
  /** By name, one that stands before it; none for the top. */
  below?: string
  lead?: Who
}

export const company = {
  name: 'Alder & Finch',
  description: 'Makes desk lamps and sells them online.',
  companyType: 'small_business',
  emailAddress: 'office@example.com',
  /** Makes the company and invites the others. */
  founder: 'amara',
  units: [
    { kind: 'department', name: 'Management', lead: 'amara' },
    { kind: 'department', name: 'Engineering', lead: 'jonas' },
    { kind: 'department', name: 'Finance and People', lead: 'mei' },
    { kind: 'team', name: 'Workshop', below: 'Engineering', lead: 'bob' },
  ],
  colleagues: [
    { who: 'mei', role: 'manager', department: 'Finance and People' },
    { who: 'jonas', role: 'manager', department: 'Engineering' },
    { who: 'lucia', role: 'member', department: 'Finance and People' },
    { who: 'bob', role: 'member', department: 'Engineering' },
    { who: 'priya', role: 'member', department: 'Engineering' },
  ],
} as const satisfies {
  name: string
  description: string
  companyType: string
  emailAddress: string
  founder: Who
  units: readonly SeedUnit[]
  colleagues: readonly Colleague[]
}
