// Files texts of the past day by day, with the reading and the releases that mails have, as if each came at its time.

import { actingAs } from '../../../kit/db/acting-database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import { type Served, serve } from '../../../kit/serve.ts'
import { isLocalMode } from '../../../mail/local-mode.ts'
import { findOrCreateGuest } from '../../accounts/index.ts'
import { addMember, membersOf } from '../../companies/index.ts'
import type { AppServices } from '../../feature.ts'
import { pollingTypes } from '../contract.ts'
import { Filing, type TextToKeep } from '../filing/filing.ts'
import type { PollingAgentRow } from '../polling-agent-store.ts'
import { madeFive } from '../polling-agents.ts'
import { tellFigures } from '../polling-events.ts'
import type { PollingServices } from '../polling-services.ts'
import { releaseWaiting } from '../releases/release-waiting.ts'
import { type Examples, fileExamples } from './contract.ts'

type Text = Examples['texts'][number]

/** None where others reach the server: whoever calls this writes in the names of colleagues. */
export function examplesRoutes(services: PollingServices, config: AppServices['config']): Served[] {
  return [
    serve(fileExamples, async ({ scope, body }) => {
      if (!isLocalMode(config))
        throw new AppError('not_found', 'Examples are for a server that only its own machine reaches')
      if (scope.companyId === 0 || scope.role !== 'admin')
        throw new AppError('forbidden', 'This takes an admin of the company')
      const now = services.clock()
      if (body.texts.some(({ at }) => new Date(at) > now))
        throw new AppError('invalid', 'A text of the examples is of the future')
      await services.db.transaction(() => join(services, scope, body))
      return { filed: await fileAll(services, scope, body.texts) }
    }),
  ]
}

/** In a transaction. */
async function join({ db, system }: PollingServices, scope: Scope, { writers, texts }: Examples) {
  const members = new Set((await membersOf(db, scope)).map(({ email }) => email))
  const at = new Date(texts[0]?.at ?? 0)
  for (const { name, email, department } of writers) {
    if (members.has(email)) continue
    const { id: userId } = await findOrCreateGuest(db, system, { address: email, name })
    await addMember(db, scope, { userId, role: 'member', department }, at)
  }
}

async function fileAll(services: PollingServices, scope: Scope, given: readonly Text[]): Promise<number> {
  const { db, readPollingText } = services
  const writers = new Map((await membersOf(db, scope)).map(({ email, userId }) => [email, userId]))
  const texts = [...given].sort((one, other) => (one.at < other.at ? -1 : 1))
  const ends = new Map(texts.map(({ at }) => [at.slice(0, 10), new Date(at)]))
  const byType = new Map<string, TextToKeep[]>(pollingTypes.map((type) => [type, []]))
  for (const { type, email, text, at } of texts) {
    const userId = writers.get(email)
    if (userId === undefined) throw new AppError('invalid', `${email} is no member of the company`)
    const read = await readPollingText({ text, language: null }, email)
    const mail = { mailId: null, subject: '', isCopied: false, answerMinutes: null }
    byType.get(type)?.push({ ...mail, userId, read, receivedAt: new Date(at) })
  }
  const agents = await madeFive(services, scope)
  await db.transaction(async () => {
    for (const agent of agents)
      await fileWith(services, scope, agent, { texts: byType.get(agent.type ?? '') ?? [], ends })
  })
  return texts.length
}

/**
 * In a transaction. At the end of a day (`ends`, oldest first) what is enough is released, and on Fridays and with the last day of a call
 * whatever has waited long enough, too: every hour, as for mails, would be most of the work.
 */
async function fileWith(
  { db }: PollingServices,
  scope: Scope,
  agent: PollingAgentRow,
  { texts, ends }: { texts: readonly TextToKeep[]; ends: ReadonlyMap<string, Date> },
): Promise<void> {
  const acting = actingAs(db, scope)
  const filing = await Filing.open(acting, agent, texts)
  const lastDay = [...ends.keys()].at(-1)
  let isChanged = false
  for (const [day, now] of ends) {
    const ofDay = texts.filter(({ receivedAt }) => receivedAt.toISOString().startsWith(day))
    if (ofDay.length === 0) continue
    await filing.keep(ofDay)
    const all = day === lastDay || now.getUTCDay() === FRIDAY
    isChanged = (await releaseWaiting(acting, agent, { now, all })) || isChanged
  }
  await filing.close()
  if (isChanged) await tellFigures(db, acting, agent)
}

const FRIDAY = 5
