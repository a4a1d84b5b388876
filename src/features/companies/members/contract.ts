// Members on the wire: who belongs to a company, as what, and who no longer does (API-38).
import { z } from 'zod'
import { endpoint, idParam, isoMoment } from '../../../kit/contract.ts'
import { done, role } from '../contract.ts'

/** ENT-10 */
export const member = z.object({
  user: z.object({
    id: z.number(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
  }),
  membership: z.object({ role, department: z.string().nullable(), createdAt: isoMoment }),
})
export type Member = z.infer<typeof member>

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/companies/{id}/members',
  summary: 'The active members of a company',
  access: 'admin',
  params: z.object({ id: idParam }),
  response: z.object({ success: z.boolean(), data: z.object({ members: z.array(member) }) }),
})

const oneMember = z.object({ id: idParam, userId: idParam })

export const changeMember = endpoint({
  method: 'PATCH',
  path: '/api/companies/{id}/members/{userId}',
  summary: 'Change the role of a member; the last admin cannot be demoted',
  access: 'admin',
  params: oneMember,
  body: z.object({ role }),
  response: done,
})

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/companies/{id}/members/{userId}',
  summary:
    'Leave a company, or, as an admin, remove a member; the open work goes to `handOverTo`; the last admin cannot leave',
  access: 'member',
  params: oneMember,
  /** The id of a member, who becomes an admin where there is no other. */
  query: z.object({ handOverTo: idParam.optional() }),
  response: done,
})

/** COMP-20, said to whoever would take the last admin away. */
export const lastAdmin = 'A company needs an admin: make somebody else an admin first'
