// How fast passwords may be tried: guessing is slowed, the person is not, and nobody can shut an account (threat 16).
import { asSystem } from '../../kit/db/acting-database.ts'
import type { PublicCall } from '../../kit/serve.ts'
import { paceTry, type TryPace } from '../../kit/try-pace-store.ts'
import { callerLimit, countTry, forgetTries, giveBackTry, keyOfPair } from '../../kit/try-store.ts'
import type { AccountServices } from './account-services.ts'
import type { signIn } from './contract.ts'
import { isKnownDevice } from './known-device-store.ts'
import { hashToken } from './random-token.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS

/** Tries of a caller, whatever the address: many accounts tried with one password each. */
const ofCaller = (ip: string) => callerLimit('signin', ip, 100, 15 * MINUTE_MS)

const pairPace = { stepMs: SECOND_MS, longestMs: 15 * MINUTE_MS, forgetMs: 60 * MINUTE_MS }

/** All unknown browsers together, when one account is guessed from many places: fewer than 100 tries in any hour. */
const addressPace = { free: 12, stepMs: SECOND_MS, longestMs: MINUTE_MS, forgetMs: 60 * MINUTE_MS }

type Call = Pick<PublicCall<typeof signIn>, 'ip' | 'session'> & { body: { email: string } }

/**
 * Takes one try, before the password is looked at; throws AppError 429. A browser that has signed in to this
 * account before is counted by itself. Any other is counted with its address and its client, and with all others
 * that try the same account. Answers what a right password gives back.
 */
export async function takeSignInTry(
  services: AccountServices,
  { body: { email }, ip, session: { device } }: Call,
  userId: number | null,
): Promise<() => Promise<void>> {
  const { db, scope, clock } = services
  const isKnown =
    device !== null &&
    userId !== null &&
    (await isKnownDevice(asSystem(db, scope), { userId, token: device }, clock()))
  if (isKnown) {
    const own: TryPace = { ...pairPace, key: `signin:${email}:device:${hashToken(device)}`, free: 10 }
    await paceTry(asSystem(db, scope), own, clock())
    return () => forgetTries(asSystem(db, scope), own.key)
  }
  const pair: TryPace = { ...pairPace, key: keyOfPair('signin', email, ip), free: 5 }
  const callers = ofCaller(ip)
  await countTry(asSystem(db, scope), callers, clock())
  await paceTry(asSystem(db, scope), pair, clock())
  const address: TryPace = { ...addressPace, key: `signin:${email}` }
  await paceTry(asSystem(db, scope), address, clock())
  return async () => {
    await forgetTries(asSystem(db, scope), pair.key)
    for (const { key } of [...callers, address]) await giveBackTry(asSystem(db, scope), key)
  }
}
