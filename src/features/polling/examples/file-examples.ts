// Files texts of the past day by day, with the reading and the releases that mails have, as if each came at its time.
import { isLocalMode } from '../../../config.ts'
import { actingAs } from '../../../kit/db/acting-database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import { type Served, serve } from '../../../kit/serve.ts'
import { findOrCreateGuest } from '../../accounts/index.ts'
import { addMember, membersOf } from '../../companies/index.ts'
import type { AppServices } from '../../feature.ts'
import { keepSubmission } from '../filing/file-submission.ts'
import type { PollingText } from '../filing/read-polling-text.ts'
import type { PollingAgentRow } from '../polling-agent-store.ts'
import { fiveAgents } from '../polling-agents.ts'
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
      await join(services, scope, body)
      return { filed: await fileAll(services, scope, body.texts) }
    }),
  ]
}

async function join({ db, system }: PollingServices, scope: Scope, { writers, texts }: Examples) {
  const members = new Set((await membersOf(db, scope)).map(({ email }) => email))
  const at = new Date(texts[0]?.at ?? 0)
  for (const { name, email, department } of writers) {
    if (members.has(email)) continue
    const { id: userId } = await findOrCreateGuest(db, system, { address: email, name })
    await addMember(db, scope, { userId, role: 'member', department }, at)
  }
}

async function fileAll(services: PollingServices, scope: Scope, texts: readonly Text[]): Promise<number> {
  const { db, readPollingText } = services
  const writers = new Map((await membersOf(db, scope)).map(({ email, userId }) => [email, userId]))
  const agents = await fiveAgents(services, scope)
  let filed = 0
  const days = [...new Set(texts.map(dayOf))].sort()
  for (const day of days) {
    const ofDay: ReadText[] = []
    for (const one of texts.filter((text) => dayOf(text) === day)) {
      const userId = writers.get(one.email)
      const agent = agents.find(({ type }) => type === one.type)
      if (userId === undefined || !agent)
        throw new AppError('invalid', `${one.email} is no member of the company`)
      const read = await readPollingText({ text: one.text, language: null }, one.email)
      ofDay.push({ userId, agent, read, at: new Date(one.at) })
    }
    const isLast = day === days.at(-1)
    await db.transaction(() => fileDay(services, scope, { texts: ofDay, isLast }))
    filed += ofDay.length
  }
  return filed
}

interface ReadText {
  userId: number
  agent: PollingAgentRow
  read: PollingText
  at: Date
}

/**
 * In a transaction. At the end of the day what is enough is released, and on Fridays and with the last day of a call whatever has waited
 * long enough, too: every hour, as for mails, would be most of the work.
 */
async function fileDay(
  { db }: PollingServices,
  scope: Scope,
  { texts, isLast }: { texts: readonly ReadText[]; isLast: boolean },
): Promise<void> {
  const acting = actingAs(db, scope)
  for (const { userId, agent, read, at } of texts)
    await keepSubmission(acting, agent, {
      ...{ userId, read, receivedAt: at, mailId: null, subject: '', isCopied: false, answerMinutes: null },
    })
  const now = texts.at(-1)?.at
  if (!now) return
  const all = isLast || now.getUTCDay() === FRIDAY
  for (const agent of new Set(texts.map((one) => one.agent))) {
    const isChanged = await releaseWaiting(acting, agent, { now, all })
    if (isLast && isChanged) await tellFigures(db, acting, agent)
  }
}

const FRIDAY = 5

const dayOf = ({ at }: Text): string => at.slice(0, 10)
