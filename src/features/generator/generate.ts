// Makes test mails in a person's name and takes them in by the same door as every mail (TEST-11).
import { createHash, timingSafeEqual } from 'node:crypto'
import { type AgentType, crew } from '../../crew/crew.ts'
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope, SystemScope } from '../../kit/scope.ts'
import { countTry, giveBackTry } from '../../kit/try-store.ts'
import { composeExample } from '../../mail/example-mail.ts'
import type { Accept } from '../../mail/intake/accept.ts'
import { displayName, findUser } from '../accounts/index.ts'
import { type InstanceServices, listInstances, shownAddress } from '../instances/index.ts'
import type { TestMailType } from './contract.ts'
import { messageIdOf, newRun } from './run-id.ts'
import { type TestMail, testMails } from './test-mails.ts'

export interface GeneratorServices extends InstanceServices {
  system: SystemScope
  /** Null where no test mails may be made. */
  password: string | null
  /** Null in a process that takes in no mail. */
  accept: Accept | null
}

export interface GeneratorWish {
  password: string
  count: number
  types: readonly TestMailType[]
  agents: readonly AgentType[]
  customFromEmail?: string | undefined
  customSubject?: string | undefined
}

const HOUR_MS = 60 * 60_000
const WRONG_PASSWORDS = 10
const RUNS = 20

/**
 * Resolves once all of them are as safe as mails that the listener has acknowledged. Throws AppError: unavailable,
 * forbidden for a wrong password, too_many.
 */
export async function generate(
  services: GeneratorServices,
  scope: Scope,
  wish: GeneratorWish,
): Promise<{ count: number; run: string }> {
  const { accept, db, clock, domain } = services
  if (!accept)
    throw new AppError('unavailable', 'Mail is taken in by another process. Send a mail to try it out.')
  const now = clock()
  await checkPassword(services, scope, wish.password, now)
  const account = await findUser(actingAs(db, scope), scope.userId)
  if (!account) throw new AppError('unauthorized', 'Unauthorized')
  const instances = await listInstances(services, scope)
  const agents = wish.agents.map((type) => ({ type, address: shownAddress(instances, type, domain) }))
  const limit = { key: `test-mails:${scope.userId}`, max: RUNS, windowMs: HOUR_MS }
  await countTry(asSystem(db, services.system), [limit], now)
  const run = newRun(now)
  const mails = testMails({ ...wish, agents, subject: wish.customSubject ?? null })
  const from = { name: wish.customFromEmail ?? displayName(account), address: account.email }
  for (const [number, mail] of mails.entries())
    await take(accept, { mail, from, at: now }, messageIdOf(run, number))
  return { count: mails.length, run }
}

async function checkPassword(
  services: GeneratorServices,
  scope: Scope,
  given: string,
  now: Date,
): Promise<void> {
  const { db, system, password } = services
  if (password === null) throw new AppError('forbidden', 'Test mails are switched off on this server')
  const limit = { key: `test-password:${scope.userId}`, max: WRONG_PASSWORDS, windowMs: HOUR_MS }
  await countTry(asSystem(db, system), [limit], now)
  if (!isSame(given, password)) throw new AppError('forbidden', 'The test password is wrong')
  await giveBackTry(asSystem(db, system), limit.key)
}

const hash = (text: string) => createHash('sha256').update(text).digest()

/** Compared by their hashes, in the same time wherever they differ. */
const isSame = (given: string, expected: string) => timingSafeEqual(hash(given), hash(expected))

interface Taken {
  mail: TestMail<{ type: string; address: string }>
  from: { name: string; address: string }
  at: Date
}

/** The session proves who wrote it, as loopback does in local mode: no wire was between them and us. */
async function take(accept: Accept, { mail, from, at }: Taken, messageId: string): Promise<void> {
  const { to, cc, subject, text, file } = mail
  const name = crew.find(({ type }) => type === to.type)?.name ?? to.type
  const raw = await composeExample({
    ...{ from, to: { name, address: to.address }, cc, subject, text, file, date: at, messageId },
  })
  const facts = { helo: 'generator', peer: '127.0.0.1', tls: false, local: true, relay: null }
  const envelope = { ...facts, mailFrom: from.address, rcptTo: [to.address], receivedAt: at.toISOString() }
  await accept(envelope, raw, 'generator')
}
