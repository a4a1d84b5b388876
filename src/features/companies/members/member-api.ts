// Members of a company: listed, given another role, gone (API-38, COMP-19, COMP-20).
import { AppError } from '../../../kit/errors.ts'
import { type Served, serve } from '../../../kit/serve.ts'
import type { CompanyServices } from '../company-services.ts'
import { tellFormerMember, tellMembers } from './company-events.ts'
import { changeMember, listMembers, type Member, removeMember } from './contract.ts'
import { endMembership, type MemberRow, membersOf, setRole } from './member-store.ts'

export function memberRoutes({ db, handOver }: CompanyServices): Served[] {
  return [
    serve(listMembers, async ({ scope }) => ({
      success: true,
      data: { members: (await membersOf(db, scope)).map(toWire) },
    })),
    serve(changeMember, async ({ scope, params, body }) => {
      await db.transaction(async () => {
        await setRole(db, scope, params.userId, body.role)
        await tellMembers(db, scope)
      })
      return { success: true, message: 'Role changed' }
    }),
    serve(removeMember, async ({ scope, params, query: { handOverTo } }) => {
      const leaves = params.userId === scope.userId
      if (!leaves && scope.role !== 'admin')
        throw new AppError('forbidden', 'This takes an admin of the company', { reason: 'role' })
      await db.transaction(async () => {
        if (handOverTo) await handOver(scope, { fromId: params.userId, toId: handOverTo })
        await endMembership(db, scope, params.userId)
        await tellMembers(db, scope)
        await tellFormerMember(db, scope, params.userId)
      })
      return { success: true, message: leaves ? 'You have left the company' : 'Member removed' }
    }),
  ]
}

function toWire({ userId, firstName, lastName, email, role, department, createdAt }: MemberRow): Member {
  return {
    user: { id: userId, firstName, lastName, email },
    membership: { role, department, createdAt: createdAt.toISOString() },
  }
}
