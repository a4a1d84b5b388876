// Asks each person in their own Monday morning, reminds on Wednesday, and on Friday tells what came of it.
import { actingAs, asSystem } from '../../../kit/db/acting-database.ts'
import type { Log } from '../../../kit/log.ts'
import { newMessageId } from '../../../mail/compose-fields.ts'
import type { LayoutSection } from '../../../mail/layout-parts.ts'
import type { SendProductMail } from '../../../mail/product-mail.ts'
import { wordsIn } from '../../../mail/words/words.ts'
import { createThread, replyAddressFor } from '../../../routing/thread-store.ts'
import { isAway } from '../../absence/index.ts'
import { addDays, mondayOf, openMorning } from '../../reminders/index.ts'
import type { Cadence } from '../contract.ts'
import { type Facts, factsOf, latestPeriod } from '../figures/facts.ts'
import { followedDigest, listedTopics } from '../followups/digest-followups.ts'
import { nameOfOwner } from '../org-store.ts'
import { agentTypeOf, listAgentsToTell, type PollingAgentRow } from '../polling-agent-store.ts'
import type { PollingServices } from '../polling-services.ts'
import {
  type AskedPerson,
  lastAnswer,
  managesAgent,
  noteListed,
  takeDigest,
  takePrompt,
  takeReminder,
  toAsk,
  toRemind,
  toTell,
} from './asked-store.ts'
import { digestSections } from './digest-sections.ts'

export interface PromptServices extends PollingServices {
  send: SendProductMail
  log: Log
}

/** Days after the round's Monday. */
const REMIND_AFTER = 2
const TELL_AFTER = 4

/** Answers how many mails were made. */
export async function sendPrompts(services: PromptServices): Promise<number> {
  const { db, system, clock, log } = services
  const now = clock()
  const today = now.toISOString().slice(0, 10)
  let sent = 0
  for (const agent of await listAgentsToTell(asSystem(db, system)))
    for (const day of [-1, 0, 1].map((more) => addDays(today, more))) {
      const round = mondayOf(day)
      if (!isRound(round, agent.cadence)) continue
      const step = steps.find(({ after }) => addDays(round, after) === day)
      if (!step) continue
      for (const person of await step.people(services, agent, round)) {
        if (openMorning(now, person)?.day !== day) continue
        if (await isAway(asSystem(db, system), person.userId, now)) continue
        const isSent = await db
          .transaction(() => step.write(services, agent, { person, round, now }))
          .catch((error: unknown) => {
            log.error({ err: error, userId: person.userId }, 'a mail that asks could not be made')
            return false
          })
        if (isSent) sent += 1
      }
    }
  return sent
}

/** Weeks since a Monday long ago tell every second one. */
export function isRound(monday: string, cadence: Cadence): boolean {
  const weeks = Math.round((Date.parse(monday) - Date.parse('2024-01-01')) / (7 * 86_400_000))
  if (cadence === 'monthly') return Number(monday.slice(8)) <= 7
  return cadence === 'weekly' || (cadence === 'fortnightly' && weeks % 2 === 0)
}

interface ToWrite {
  person: AskedPerson
  round: string
  now: Date
}

interface Step {
  after: number
  people(services: PromptServices, agent: PollingAgentRow, round: string): Promise<AskedPerson[]>
  write(services: PromptServices, agent: PollingAgentRow, to: ToWrite): Promise<boolean>
}

const steps: readonly Step[] = [
  {
    after: 0,
    people: ({ db, system }, agent, round) => toAsk(asSystem(db, system), agent, round),
    write: ask,
  },
  {
    after: REMIND_AFTER,
    people: ({ db, system }, { id }, round) => toRemind(asSystem(db, system), id, round),
    write: remind,
  },
  {
    after: TELL_AFTER,
    people: ({ db, system }, { id }, round) => toTell(asSystem(db, system), id, round),
    write: tell,
  },
]

async function ask(services: PromptServices, agent: PollingAgentRow, to: ToWrite): Promise<boolean> {
  const { db, system } = services
  const { person, round, now } = to
  const { userId } = person
  const { polling: words } = wordsIn(person.language)
  const thread = {
    agentType: await agentTypeOf(asSystem(db, system), agent.instanceId),
    ...{ instanceId: agent.instanceId, companyId: agent.companyId, ownerId: agent.ownerId },
    baseSubject: words.subject(agent.name).toLowerCase(),
  }
  const threadId = await createThread(actingAs(db, system), thread, {
    messageId: null,
    userIds: [userId],
    at: now,
  })
  if (!(await takePrompt(asSystem(db, system), { agentId: agent.id, userId, round }, { threadId, now })))
    return false
  const last = await lastAnswer(asSystem(db, system), agent.id, userId)
  await write(services, agent, to, {
    ...{ threadId, kind: 'prompt', intro: words.intro(person.firstName || null) },
    sections: [
      ...questionsFor(agent, person),
      ...(last === null ? [] : [{ kind: 'paragraph' as const, lead: words.last, text: shortened(last) }]),
    ],
  })
  return true
}

async function remind(services: PromptServices, agent: PollingAgentRow, to: ToWrite): Promise<boolean> {
  const { person, round, now } = to
  const { threadId, userId } = person
  const of = { agentId: agent.id, userId, round }
  if (threadId === null || !(await takeReminder(asSystem(services.db, services.system), of, now)))
    return false
  const { polling: words } = wordsIn(person.language)
  await write(services, agent, to, {
    ...{ threadId, kind: 'prompt', intro: words.reminder, sections: questionsFor(agent, person) },
  })
  return true
}

/** By released figures alone, as everybody on the screen may see them: without quotes, and without departments. */
async function tell(services: PromptServices, agent: PollingAgentRow, to: ToWrite): Promise<boolean> {
  const { db, system } = services
  const { person, round, now } = to
  const { threadId, userId } = person
  if (!(await takeDigest(asSystem(db, system), { agentId: agent.id, userId, round })) || threadId === null)
    return false
  const facts: Facts = await factsOf(actingAs(db, system), agent, { period: 'weekly', now })
  if (latestPeriod(facts)?.period !== round) return false
  const { polling: words } = wordsIn(person.language)
  const { language } = person
  const listed = listedTopics(facts)
  const acting = asSystem(db, system)
  const followed = await followedDigest(acting, agent.id, { listed, round, language })
  const manages = await managesAgent(acting, agent.id, userId)
  await noteListed(acting, { agentId: agent.id, userId, round }, listed)
  const url = `${services.publicUrl}${agent.type === null ? '' : `/polling/${agent.id}`}`
  await write(services, agent, to, {
    ...{ threadId, kind: 'team-digest', intro: words.digest.intro },
    sections: digestSections(facts, { language, url, followed, manages }),
  })
  return true
}

function questionsFor({ type }: PollingAgentRow, { language }: AskedPerson): LayoutSection[] {
  const { polling: words } = wordsIn(language)
  return [
    { kind: 'paragraph', lead: '1.', text: words.questions[type ?? 'updates'] },
    { kind: 'paragraph', lead: '2.', text: words.second },
    { kind: 'paragraph', text: words.reply },
  ]
}

const LONGEST_QUOTED = 600

const shortened = (text: string) =>
  text.length <= LONGEST_QUOTED ? text : `${text.slice(0, LONGEST_QUOTED).trimEnd()}\u2026`

interface Written {
  threadId: number
  kind: 'prompt' | 'team-digest'
  intro: string
  sections: LayoutSection[]
}

/** To the person alone: no log but theirs has it. */
async function write(
  { db, system, send, mailDomain }: PromptServices,
  agent: PollingAgentRow,
  { person: { userId, email, language } }: ToWrite,
  { threadId, kind, intro, sections }: Written,
): Promise<void> {
  const { polling: words } = wordsIn(language)
  const { token, stopped } = await replyAddressFor(actingAs(db, system), threadId, userId)
  if (stopped) return
  const asker = (await nameOfOwner(actingAs(db, system), agent)) || agent.name
  const isDigest = kind === 'team-digest'
  await send({
    ...{ kind, to: email, toUserId: userId, language, intro, sections },
    subject: isDigest ? words.digest.subject(agent.name) : words.subject(agent.name),
    line: words.line,
    onBehalfOf: agent.name,
    footer: isDigest ? words.digest.footer(asker) : words.footer(asker),
    conversation: {
      ...{ threadId, messageId: newMessageId(mailDomain), from: agent.emailAddress },
      replyTo: `${token}@${mailDomain}`,
      ...{ references: [], ownerId: userId, companyId: null },
    },
  })
}
