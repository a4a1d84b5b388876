// Answers a question from what the features say to it, each statement with the records on which it rests.
import { inTurn } from '../../kit/in-turn.ts'
import { TookTooMuch } from '../../kit/own-thread.ts'
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
import { type Before, followUp } from './follow-up.ts'

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
  statements: readonly Statement[]
  changes: readonly ProposedChange[]
}

const said = (text: string, sources: readonly Source[] = []): CopilotAnswer => ({
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
  if (followed?.kind === 'nothing') return said('I do not know what that points at. Say it by its name.')
  if (followed?.kind === 'record') return aboutRecord(followed.source)
  if (followed?.kind === 'which') return said('Which one do you mean?', followed.sources)
  if (followed?.kind === 'why') return because(followed.sources)
  const text = followed?.said ?? toAnswer.said
  const talk = followed ? null : readTalkOf(text)
  if (talk)
    return said(
      talk.suggestion.startsWith('I can') || talk.suggestion.startsWith('Hello') ? HELP : talk.suggestion,
    )
  const { question, found } = await asked(services, scope, toAnswer, { text, among: followed?.among ?? null })
  const answers = (await Promise.all(services.asks.map((one) => heard(one, scope, question)))).flatMap(
    (one) => one ?? [],
  )
  return chosen(answers, question) ?? near(found, question)
}

/** Whose reading takes too much says nothing, and the others are heard. */
async function heard(one: Asks, scope: Scope, question: AskedQuestion): Promise<Answered | null> {
  try {
    return await inTurn(() => one.answer(scope, question))
  } catch (error) {
    if (error instanceof TookTooMuch) return null
    throw error
  }
}

const HELP =
  'Ask about your tasks, mails, polls, documents, articles and insights, or say what should change. I say where I read it, and nothing changes until you press Apply.'

async function asked(
  { find }: AnswerServices,
  scope: Scope,
  toAnswer: ToAnswer,
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
    statements: together.flatMap(({ statements }) => statements),
    changes: together.flatMap(({ changes = [] }) => changes),
    actionItems: together.flatMap(({ actionItems = [] }) => actionItems),
    insights: together.flatMap(({ insights = [] }) => insights),
    intents: together.flatMap(({ intents = [] }) => intents),
  }
}

/** What speaks of it is shown, and it is said that it is no answer. */
function near({ sources, isWhole }: FoundRecords, { about }: AskedQuestion): CopilotAnswer {
  if (about.wanted === 'changes') return said(`Nothing has changed since ${about.since}.`)
  if (about.wanted === 'waiting') return said('Nothing waits for you.')
  const shown = sources.slice(0, MOST_NEAR)
  if (about.wanted === 'find' && isWhole && shown.length > 0)
    return {
      statements: shown.map((source) => ({ text: `\u2022 ${source.title}`, sources: [source] })),
      changes: [],
    }
  if (!isWhole || shown.length === 0 || about.topic.length === 0) return said(UNKNOWN)
  return said('I do not know. These speak of it:', shown)
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
    statements: told.map((source) => ({ text: `\u2022 \u201c${source.quote}\u201d`, sources: [source] })),
    changes: [],
  }
}
