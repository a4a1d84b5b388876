// The browsers in which a person is signed in, and signing them out (threat 16).
import { actingAs } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import { type Call, type Served, serve } from '../../kit/serve.ts'
import type { AccountServices } from './account-services.ts'
import { endOtherSessions, endSession, listSessions, type OpenSession } from './contract.ts'
import { deviceName } from './device-name.ts'
import { endOwnSession, endSessionsOf, listOwnSessions } from './session-store.ts'

export function sessionRoutes(services: AccountServices): Served[] {
  return [
    serve(listSessions, (call) => answerList(services, call)),
    serve(endSession, (call) => answerEnd(services, call)),
    serve(endOtherSessions, async ({ scope, session }) => {
      const ended = await endSessionsOf(actingAs(services.db, scope), scope.userId, session.id)
      session.closed(ended)
      return { ended: ended.length }
    }),
  ]
}

/** This browser first, then the latest used. */
async function answerList(
  { db, clock }: AccountServices,
  { scope, session }: Call<typeof listSessions>,
): Promise<OpenSession[]> {
  const open = await listOwnSessions(db, scope, clock())
  return open
    .map(({ id, userAgent, createdAt, usedAt }) => ({
      id,
      device: deviceName(userAgent),
      createdAt: createdAt.toISOString(),
      lastUsed: usedAt.toISOString(),
      isCurrent: id === session.id,
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}

async function answerEnd(
  { db }: AccountServices,
  { scope, session, params }: Call<typeof endSession>,
): Promise<{ message: string }> {
  if (params.id === session.id) {
    await session.end()
    return { message: 'Signed out' }
  }
  if (!(await endOwnSession(db, scope, params.id))) {
    throw new AppError('not_found', 'This browser is signed out already')
  }
  session.closed([params.id])
  return { message: 'Signed out' }
}
