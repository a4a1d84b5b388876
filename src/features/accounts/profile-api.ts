// The own name, address and language, changed by oneself (API-18, SET-03 to SET-06).
import { asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import { type Call, type Served, serve } from '../../kit/serve.ts'
import { countTry } from '../../kit/try-store.ts'
import type { AccountServices } from './account-services.ts'
import { chooseLanguage } from './account-store.ts'
import { askForAddress } from './address-change.ts'
import { saveName } from './address-store.ts'
import { emailMissing, nameMissing, setLanguage, type User, updateUser } from './contract.ts'
import { shownUser } from './enter.ts'

const MINUTE_MS = 60_000

export function profileRoutes(services: AccountServices): Served[] {
  const { db, clock } = services
  return [
    serve(updateUser, (call) => answerUpdate(services, call)),
    serve(setLanguage, async ({ scope, body }) => {
      await chooseLanguage(db, scope, body.language, clock())
      return shownUser(services, scope.userId)
    }),
  ]
}

async function answerUpdate(
  services: AccountServices,
  { scope, body }: Call<typeof updateUser>,
): Promise<User> {
  const { db, clock } = services
  const limit = { key: `profile:${scope.userId}`, max: 30, windowMs: 15 * MINUTE_MS }
  await countTry(asSystem(db, services.scope), [limit], clock())
  const { firstName, lastName, email } = body
  if (firstName === '') throw missing('firstName', nameMissing)
  if (lastName === '') throw missing('lastName', nameMissing)
  if (email === '') throw missing('email', emailMissing)
  await askForAddress(services, scope, email)
  await saveName(db, scope, { firstName, lastName }, clock())
  return shownUser(services, scope.userId)
}

const missing = (path: string, message: string) => new AppError('invalid', message, [{ path, message }])
