// Answers a question from what the features say to it, each statement with the records on which it rests.
import type { Scope } from '../../kit/scope.ts'
import { dayOf } from '../../language/dates/iso-day.ts'
import { readQuestion } from '../../language/questions.ts'
import type {
  Advice,
  Answered,
  AskedQuestion,
  Asks,
  ProposedChange,
  Source,
  Statement,
} from '../../records/asks.ts'
import { readTalkOf } from '../assistant/index.ts'
import type { SearchFeature } from '../search/index.ts'
import { type FoundRecords, findRecords } from './find-records.ts'
import { type Before, type Followed, followUp } from './follow-up.ts'

export interface AnswerServices {
  asks: readonly Asks[]
  find: SearchFeature['find']
}

export interface ToAnswer {
  said: string
  me: { id: number; email: string; name: string; zone: string }
  now: Date
  projectId: number | null
  shown: { kind: string; id: number } | null
  before: Before | null
}

export interface CopilotAnswer extends Advice {
  /** False where nothing that the person may read says it; the statements then say so. */
  isKnown: boolean
  statements: readonly Statement[]
  changes: readonly ProposedChange[]
}

const said = (text: string, sources: readonly Source[] = [], isKnown = true): CopilotAnswer => ({
  isKnown,
  statements: [{ text, sources }],
  changes: [],
})

const UNKNOWN = 'I do not know: nothing that you may read here says it.'
/** Less sure than this is not said. */
const SURE = 0.5
const MOST_NEAR = 5

export async function answerQuestion(
  services: AnswerServices,
  scope: Scope,
  toAnswer: ToAnswer,
): Promise<CopilotAnswer> {
  const followed = followUp(toAnswer.said, toAnswer.before)
  if (followed && followed.kind !== 'question') return answerPointed(followed)
  const talk = followed ? null : readTalkOf(toAnswer.said)
  if (talk)
    return said(
      talk.suggestion.startsWith('I can') || talk.suggestion.startsWith('Hello') ? HELP : talk.suggestion,
    )
  const among = followed?.among ?? null
  return answerSaid(services, scope, toAnswer, { text: followed?.said ?? toAnswer.said, among })
}

/** What only points at what was told is answered by that. */
export function answerPointed(followed: Exclude<Followed, { kind: 'question' }>): CopilotAnswer {
  if (followed.kind === 'record') return aboutRecord(followed.source)
  if (followed.kind === 'which') return said('Which one do you mean?', followed.sources)
  if (followed.kind === 'why') return because(followed.sources)
  return said('I do not know what that points at. Say it by its name.', [], false)
}

/** What stands by itself; `among`: it is asked of these alone. */
export async function answerSaid(
  services: AnswerServices,
  scope: Scope,
  toAnswer: Omit<ToAnswer, 'said' | 'before'>,
  { text, among }: { text: string; among: readonly Source[] | null },
): Promise<CopilotAnswer> {
  const { question, found } = await asked(services, scope, toAnswer, { text, among })
  const answers = (await Promise.all(services.asks.map((one) => one.answer(scope, question)))).flatMap(
    (one) => one ?? [],
  )
  return chosen(answers, question) ?? near(found, question)
}

const HELP =
  'Ask about your tasks, mails, polls, documents, articles and insights, or say what should change. I say where I read it, and nothing changes until you press Apply.'

async function asked(
  { find }: AnswerServices,
  scope: Scope,
  toAnswer: Omit<ToAnswer, 'said' | 'before'>,
  { text, among }: { text: string; among: readonly Source[] | null },
) {
  const { me, now, projectId, shown } = toAnswer
  const today = dayOf({ at: now, zone: me.zone })
  const about = readQuestion(text, today)
  const found = await findRecords(find, scope, about.topic)
  const question: AskedQuestion = {
    ...{ said: text, about, me, today, zone: me.zone, now, among, projectId, shown },
    found: found.ids,
  }
  return { question, found }
}

/** Several tell of changes and of what waits; else the surest speaks. */
function chosen(answers: readonly Answered[], { about }: AskedQuestion): CopilotAnswer | null {
  const sure = answers.filter(({ sureness }) => sureness >= SURE)
  if (sure.length === 0) return null
  const [best] = [...sure].sort((one, other) => other.sureness - one.sureness)
  const together = about.wanted === 'changes' || about.wanted === 'waiting' ? sure : best ? [best] : []
  return {
    isKnown: true,
    statements: together.flatMap(({ statements }) => statements),
    changes: together.flatMap(({ changes = [] }) => changes),
    actionItems: together.flatMap(({ actionItems = [] }) => actionItems),
    insights: together.flatMap(({ insights = [] }) => insights),
    intents: together.flatMap(({ intents = [] }) => intents),
  }
}

/** What speaks of it is shown, and it is said that it is no answer. */
function near({ sources, isWhole }: FoundRecords, { about }: AskedQuestion): CopilotAnswer {
  if (about.wanted === 'changes') return said(`Nothing has changed since ${about.since}.`, [], false)
  if (about.wanted === 'waiting') return said('Nothing waits for you.', [], false)
  const shown = sources.slice(0, MOST_NEAR)
  if (about.wanted === 'find' && isWhole && shown.length > 0)
    return {
      isKnown: true,
      statements: shown.map((source) => ({ text: `\u2022 ${source.title}`, sources: [source] })),
      changes: [],
    }
  if (!isWhole || shown.length === 0 || about.topic.length === 0) return said(UNKNOWN, [], false)
  return said('I do not know. These speak of it:', shown, false)
}

function aboutRecord(source: Source): CopilotAnswer {
  return said(source.quote === null ? `${source.title}.` : `${source.title}: \u201c${source.quote}\u201d`, [
    source,
  ])
}

/** In the records' own words; where they give none, that is said. */
function because(sources: readonly Source[]): CopilotAnswer {
  const told = sources.filter(({ quote }) => quote !== null).slice(0, MOST_NEAR)
  if (told.length === 0) return said('I do not know why: the records give no reason.', sources)
  return {
    isKnown: true,
    statements: told.map((source) => ({ text: `\u2022 \u201c${source.quote}\u201d`, sources: [source] })),
    changes: [],
  }
}
