// The hierarchy on the wire: departments and teams as a tree, with leads and members (COMP-16).
import { z } from 'zod'
import { endpoint, idParam } from '../../../kit/contract.ts'
import { shownLine } from '../../../kit/invisible-characters.ts'
import { done } from '../contract.ts'

export const unitKinds = ['department', 'team'] as const
const kind = z.enum(unitKinds, { error: 'It is a department or a team' })
export type UnitKind = z.infer<typeof kind>

/** A department or team; `parentId` null stands at the top. */
export const unit = z.object({
  id: z.number(),
  parentId: z.number().nullable(),
  kind,
  name: z.string(),
  leadId: z.number().nullable(),
  /** Members whose place is here, below it not counted. */
  memberIds: z.array(z.number()),
})
export type Unit = z.infer<typeof unit>

const placed = z.object({ id: z.number(), firstName: z.string(), lastName: z.string(), email: z.string() })
export type PlacedPerson = z.infer<typeof placed>

/** Units in no order but by name among siblings; `people` are all active members. */
export const hierarchy = z.object({ units: z.array(unit), people: z.array(placed) })
export type Hierarchy = z.infer<typeof hierarchy>

const ofCompany = z.object({ id: idParam })
const oneUnit = z.object({ id: idParam, unitId: idParam })
const unitName = z
  .string({ error: 'A name is required' })
  .overwrite(shownLine)
  .trim()
  .min(1, 'A name is required')
  .max(120, 'A name has at most 120 characters')
const someId = z.number().int().positive().max(2_147_483_647)
const changed = done.extend({ data: z.object({ unit }) })

export const getHierarchy = endpoint({
  method: 'GET',
  path: '/api/companies/{id}/hierarchy',
  summary: 'The departments and teams of a company, with leads and members',
  access: 'manager',
  params: ofCompany,
  response: z.object({ success: z.boolean(), data: hierarchy }),
})

export const createUnit = endpoint({
  method: 'POST',
  path: '/api/companies/{id}/hierarchy',
  summary: 'Add a department or a team',
  access: 'admin',
  params: ofCompany,
  body: z.object({
    kind,
    name: unitName,
    parentId: someId.nullable().default(null),
    leadId: someId.nullish(),
  }),
  response: changed,
  status: 201,
})

export const changeUnit = endpoint({
  method: 'PATCH',
  path: '/api/companies/{id}/hierarchy/{unitId}',
  summary: 'Rename or move a department or team, or name its lead',
  access: 'admin',
  params: oneUnit,
  body: z.object({
    name: unitName.optional(),
    parentId: someId.nullable().optional(),
    leadId: someId.nullable().optional(),
  }),
  response: changed,
})

export const deleteUnit = endpoint({
  method: 'DELETE',
  path: '/api/companies/{id}/hierarchy/{unitId}',
  summary: 'Delete a department or team; what stands below it moves up, its members lose their place',
  access: 'admin',
  params: oneUnit,
  response: done,
})

export const placeMember = endpoint({
  method: 'PUT',
  path: '/api/companies/{id}/members/{userId}/unit',
  summary: 'Give a member a place in the tree, or with null none',
  access: 'admin',
  params: z.object({ id: idParam, userId: idParam }),
  body: z.object({ unitId: someId.nullable() }),
  response: done,
})
