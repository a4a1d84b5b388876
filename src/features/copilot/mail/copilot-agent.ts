// The Copilot by mail: answers a person over all of their contexts, and does what their own newest words ask for.

import type { InThread } from '../../../agent/agent.ts'
import {
  type Agent,
  type AgentMail,
  defineAgent,
  type MailContext,
  type Proposal,
} from '../../../agent/agent.ts'
import { emptyOutcome, type Outcome } from '../../../agent/outcome.ts'
import { copilotCard } from '../../../crew/copilot.ts'
import type { Clock } from '../../../kit/clock.ts'
import type { Scope } from '../../../kit/scope.ts'
import { readCommands } from '../../../language/commands.ts'
import { dayOf } from '../../../language/dates/iso-day.ts'
import { beforeOthers } from '../../../language/others-speak.ts'
import { saidAsAbsence, saidAsRule } from '../../../language/rules/said-as-rule.ts'
import { isForwardSubject, isReplySubject } from '../../../mail/subject.ts'
import { wordsIn } from '../../../mail/words/words.ts'
import { undoableSince } from '../../../records/undo.ts'
import { hashToken, newToken } from '../../accounts/index.ts'
import { knownTask } from '../../assistant/index.ts'
import { companiesAnswered, waitingRules } from '../../rules/index.ts'
import type { AnswerServices } from '../answer.ts'
import { whoAsks } from '../copilot-store.ts'
import { type Acted, type ActServices, makeChanges, takeBack } from './act-by-mail.ts'
import { answerAbsence, isAbsence } from './answer-absence.ts'
import { answerOne, type MailAnswer } from './answer-mail.ts'
import { answeredMail, keepMail, latestMail, writeActs } from './copilot-mail-store.ts'
import type { CopilotMailReading, readCopilotMail } from './copilot-rules.ts'
import { contextsOf, loadedContexts, type MailContextOf } from './mail-contexts.ts'
import { isDeletion, tellAnswer } from './mail-outcome.ts'
import { answerAboutRules, ruleContext, type SaidRule } from './mail-rules.ts'
import { undoPath } from './undo-page.ts'

export interface CopilotMailServices extends AnswerServices, ActServices {
  clock: Clock
  publicUrl: string
  readCopilotMail: InThread<typeof readCopilotMail>
}

/** Changes that one mail makes at once; more wait for a yes. */
export const MOST_AT_ONCE = 5

interface CopilotProposal extends Proposal, SaidRule, Pick<CopilotMailReading, 'unread'> {
  /** Somebody else is said to speak in the mail: its writer agrees to what is changed before it is. */
  hasOthers: boolean
  isUndo: boolean
  answers: MailAnswer[]
}

interface CopilotKnown {
  contexts: MailContextOf[]
  me: Awaited<ReturnType<typeof whoAsks>>
  before: Awaited<ReturnType<typeof latestMail>>
  /** Changes wait for a yes in the thread. */
  isAsked: boolean
  /** Contexts in which a rule waits for one there. */
  rulesWait: readonly number[]
}

const NOTHING: CopilotProposal = {
  commands: [],
  hasOthers: false,
  isUndo: false,
  isAgreed: null,
  answers: [],
  unread: [],
  rule: null,
  ruleIn: [],
}

export function copilotAgent(services: CopilotMailServices): Agent {
  return defineAgent<CopilotProposal, CopilotKnown | null>({
    card: copilotCard,
    isEverywhere: true,
    known: (scope, mail) => knownTo(services, scope, mail),
    byRules: (mail, known) => proposed(services, mail, known),
    touches: ({ sender }) => [`copilot of person ${sender.userId}`],
    apply: (context, proposal) => applied(services, context, proposal),
  })
}

async function knownTo(
  { db, clock }: CopilotMailServices,
  scope: Scope,
  { isStranger, commandsOnly, threadId, parsed: { inReplyTo } }: AgentMail,
): Promise<CopilotKnown | null> {
  if (isStranger || commandsOnly) return null
  const me = await whoAsks(db, scope)
  const of = threadId === null ? null : { threadId, since: undoableSince(clock()) }
  const rulesWait = of === null ? [] : await waitingRules(db, scope, of.threadId)
  return {
    ...{ me, rulesWait, contexts: await loadedContexts(db, scope, me) },
    // Numbers are those of the mail that is answered, which need not be the latest.
    before:
      of &&
      ((await answeredMail(db, scope, { ...of, inReplyTo })) ??
        (await latestMail(db, scope, { ...of, state: 'any with rows' }))),
    isAsked:
      rulesWait.length > 0 ||
      (of !== null && (await latestMail(db, scope, { ...of, state: 'waiting' })) !== null),
  }
}

/** The words that ask: never what is quoted, forwarded, pasted or attached, nor the subject of an answer. */
function ownWords({ parsed: { newest, subject } }: AgentMail): string {
  const own = (newest.own ?? newest.text).trim()
  const isOthers = isReplySubject(subject) || isForwardSubject(subject) || newest.own !== undefined
  return own !== '' || isOthers || newest.forwarded.length > 0 ? own : subject
}

async function proposed(
  services: CopilotMailServices,
  mail: AgentMail,
  known: CopilotKnown | null,
): Promise<CopilotProposal> {
  const words = ownWords(mail)
  const { commands, rest } = readCommands(words)
  // Below the first line that names another speaker nobody knows whose words they are.
  const certain = beforeOthers(words)
  const hasOthers = certain !== words
  const ofFrame = readCommands(certain).commands.filter(({ kind }) => kind === 'stop' || kind === 'help')
  if (!known) return { ...NOTHING, commands: ofFrame }
  const own = hasOthers ? readCommands(certain).rest : rest
  const rule = saidAsRule(own)
  const today = dayOf({ at: mail.sentAt, zone: mail.zone })
  const away = saidAsAbsence(rule ?? own, { today, language: mail.language })
  if (away !== null) {
    const answer = await answerAbsence(services, known.contexts, {
      ...{ words: away, today, language: mail.language },
    })
    return { ...NOTHING, commands: ofFrame, answers: [answer] }
  }
  if (rule !== null) {
    const besides = `${mail.parsed.subject}\n${ownWords(mail).replaceAll(/\s+/g, ' ').replace(rule, ' ')}`
    return { ...NOTHING, commands: ofFrame, rule: { words: rule, besides } }
  }
  const { contexts, me, before, isAsked, rulesWait } = known
  const ruleIn = companiesAnswered(own, rulesWait, contexts.map(ruleContext))
  if (ruleIn.length > 0) return { ...NOTHING, commands: ofFrame, isAgreed: true, ruleIn }
  // "#done 2" says the same as "done 2".
  const said = commands.flatMap(({ kind, text }) =>
    kind === 'stop' || kind === 'help' ? [] : [text.replace(/^\s*#/, '')],
  )
  const told = (before?.told ?? []).filter((row) =>
    contexts.some(({ companyId }) => companyId === row.companyId),
  )
  const tasks = told.flatMap(({ companyId, source }, place) => {
    const own = contexts.find((context) => context.companyId === companyId)?.tasks
    const task = source.kind === 'task' ? own?.find(({ id }) => id === source.id) : undefined
    return task ? [knownTask(task, place + 1)] : []
  })
  const people = contexts.flatMap((context) =>
    [...context.people].map(([email, { name }]) => ({ email, name })),
  )
  const read = (text: string) =>
    services.readCopilotMail(
      {
        ...{ text, tasks, isAsked, sentAt: mail.sentAt, zone: mail.zone },
        sender: { email: me.email, name: me.name },
        people: [...new Map(people.map((one) => [one.email, one])).values()],
      },
      mail.sender.email,
    )
  const reading = await read([...said, rest].join('\n'))
  const decides = hasOthers ? await read(own) : reading
  const asked = { contexts, me, now: mail.sentAt, told, asked: before?.asked ?? '' }
  const answers: MailAnswer[] = []
  for (const one of reading.said) if (one.kind !== 'undo') answers.push(await answerOne(services, asked, one))
  const isUndo = decides.said.some(({ kind }) => kind === 'undo')
  const { unread } = reading
  return { ...NOTHING, unread, isAgreed: decides.isAgreed, commands: ofFrame, hasOthers, isUndo, answers }
}

async function applied(
  services: CopilotMailServices,
  context: MailContext,
  proposal: CopilotProposal,
): Promise<Outcome> {
  const { mail } = context
  const words = wordsIn(mail.language).copilot
  if (mail.isStranger) return emptyOutcome(words.needsAccount)
  if (mail.commandsOnly) return { ...emptyOutcome(words.notRead), notes: [words.how] }
  if (proposal.isUndo) return undone(services, context)
  const ofRules = await answerAboutRules(services, context, proposal)
  if (ofRules) return ofRules
  if (proposal.isAgreed !== null && proposal.answers.length === 0)
    return decided(services, context, proposal.isAgreed)
  const before = proposal.isAgreed === null ? null : await decided(services, context, proposal.isAgreed)
  return joined(before, await answered(services, context, proposal))
}

async function answered(
  services: CopilotMailServices,
  context: MailContext,
  { answers, unread, hasOthers }: CopilotProposal,
): Promise<Outcome> {
  const wanted = answers.flatMap(({ changes }) => changes)
  const count = wanted.reduce((sum, { changes }) => sum + changes.length, 0)
  const isShownFirst = wanted.some(({ changes }) => changes.some((one) => isAbsence(one) || isDeletion(one)))
  const waits = context.mayTellOthers && (count > MOST_AT_ONCE || isShownFirst || hasOthers)
  const acted =
    context.mayTellOthers && count > 0 && !waits ? await makeChanges(services, context.scope, wanted) : null
  const asked = answers.at(-1)?.said ?? ''
  return told(services, context, {
    ...{ answers, acted, asked, unread, hasOthers, waiting: waits ? wanted : [] },
    isOnlyCopied: count > 0 && !context.mayTellOthers,
  })
}

interface ToTell {
  answers: readonly MailAnswer[]
  acted: Acted | null
  waiting: MailAnswer['changes']
  hasOthers: boolean
  asked: string
  unread: readonly string[]
  isOnlyCopied: boolean
}

/** Kept, so that a reply can speak of its rows and take back what it changed. */
async function told(
  { db, publicUrl }: CopilotMailServices,
  { scope, mail, at }: MailContext,
  { answers, acted, waiting, hasOthers, asked, unread, isOnlyCopied }: ToTell,
): Promise<Outcome> {
  const token = acted && acted.acts.length > 0 ? newToken() : null
  const companies = (await contextsOf(db, scope)).flatMap(({ company }) => company ?? [])
  const answer = tellAnswer({
    ...{ language: mail.language, publicUrl, answers, acted, waiting, hasOthers, unread, isOnlyCopied },
    names: new Map(companies.map(({ id, name }) => [id, name])),
    undoUrl: token && `${publicUrl}${undoPath(token)}`,
    most: MOST_AT_ONCE,
  })
  if (mail.threadId !== null)
    await keepMail(
      { db, scope, at },
      {
        ...{ threadId: mail.threadId, mailId: mail.mailId, messageId: null, asked, told: answer.told },
        acts: acted?.acts ?? waiting.map((one) => ({ ...one, changes: [...one.changes], changeSetIds: [] })),
        state: token ? 'done' : waiting.length > 0 ? 'waiting' : 'told',
        undoHash: token && hashToken(token),
      },
    )
  return answer.outcome
}

async function undone(services: CopilotMailServices, { scope, mail, at }: MailContext): Promise<Outcome> {
  const { db } = services
  const words = wordsIn(mail.language).copilot
  const since = undoableSince(at)
  const of = mail.threadId === null ? null : { threadId: mail.threadId, since }
  const answered = of && (await answeredMail(db, scope, { ...of, inReplyTo: mail.parsed.inReplyTo }))
  const isMeant = answered?.state === 'done'
  const last = isMeant ? answered : of && (await latestMail(db, scope, { ...of, state: 'done' }))
  if (!last) return emptyOutcome(words.nothingToUndo)
  const { undone: count, kept } = await takeBack(services, { db, scope, at }, last.acts)
  await writeActs(db, scope, last.id, { state: 'undone' })
  const headline = count > 0 ? words.undone(count) : words.nothingToUndo
  return { ...emptyOutcome(headline), notes: kept.map((one) => `${one}.`) }
}

/** A yes or a no to what waits. */
async function decided(
  services: CopilotMailServices,
  context: MailContext,
  isAgreed: boolean,
): Promise<Outcome> {
  const { scope, mail, at, mayTellOthers } = context
  const { db } = services
  const words = wordsIn(mail.language).copilot
  const since = undoableSince(at)
  const waiting =
    mail.threadId === null
      ? null
      : await latestMail(db, scope, { threadId: mail.threadId, state: 'waiting', since })
  if (!waiting) return emptyOutcome(words.nothingWaits)
  if (!mayTellOthers) return { ...emptyOutcome(words.leftAlone), notes: [words.onlyToMe] }
  await writeActs(db, scope, waiting.id, { state: 'dropped' })
  if (!isAgreed) return emptyOutcome(words.leftAlone)
  const acted = await makeChanges(services, scope, waiting.acts)
  const nothing = { answers: [], waiting: [], unread: [], hasOthers: false, isOnlyCopied: false }
  return told(services, context, { ...nothing, acted, asked: waiting.asked })
}

function joined(first: Outcome | null, second: Outcome): Outcome {
  if (!first) return second
  return {
    ...second,
    headline: `${first.headline}, ${second.headline}`,
    changed: [...first.changed, ...second.changed],
    sections: [...first.sections, ...second.sections],
    notes: [...first.notes, ...second.notes],
    isQuiet: false,
  }
}
