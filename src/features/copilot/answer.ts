// Answers a question from what the features say to it, each statement with the records on which it rests.
import type { InThread } from '../../agent/agent.ts'
import { inTurn } from '../../kit/in-turn.ts'
import { TookTooMuch } from '../../kit/own-thread.ts'
import type { Scope } from '../../kit/scope.ts'
import { dayOf } from '../../language/dates/iso-day.ts'
import { fold } from '../../language/fold.ts'
import { type AskingLanguage, type InEnglish, inEnglish } from '../../language/in-english.ts'
import type { chooseAmong } from '../../language/knowledge/choose-among.ts'
import { readQuestion, type Wanted } from '../../language/questions.ts'
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
import { saidBeside } from './beside-the-point.ts'
import { type FoundRecords, findRecords } from './find-records.ts'
import { type Before, type Followed, followUp } from './follow-up.ts'
import { guarded } from './guard.ts'
import { saidInPassages } from './said-in-passages.ts'
import { inLanguage } from './words/in-language.ts'

export interface AnswerServices {
  asks: readonly Asks[]
  /** Runs `chooseAmong` in a thread of its own where there is one. */
  chooseAmong: InThread<typeof chooseAmong>
  find: SearchFeature['find']
}

export interface ToAnswer {
  said: string
  me: { id: number; email: string; name: string; zone: string }
  people?: readonly { id: number; name: string }[]
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
  /** With what it pointed at put in its place; null where it stands by itself. */
  understoodAs?: string | null
  /** How the list on the screen is to be shown. */
  view?: unknown
  isJudged?: boolean
  /** There is nothing more to say to it: a greeting, or what only points at what was told. */
  isWhole?: boolean
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

/** In the language of the question; what records say stays in theirs. */
export async function answerQuestion(
  services: AnswerServices,
  scope: Scope,
  toAnswer: ToAnswer,
): Promise<CopilotAnswer> {
  const english = inEnglish(toAnswer.said)
  const whole = await answerInEnglish(services, scope, toAnswer, english)
  const answer = whole.isKnown ? whole : ((await answerLast(services, scope, toAnswer)) ?? whole)
  const statements = answer.statements.map(({ text, sources }) => ({
    text: inLanguage(text, english.language),
    sources,
  }))
  return { ...answer, statements }
}

/** What is asked behind something else, by itself; an act is read from the whole alone, which may deny or weigh it. */
async function answerLast(
  services: AnswerServices,
  scope: Scope,
  toAnswer: ToAnswer,
): Promise<CopilotAnswer | null> {
  const sentences = toAnswer.said.split(/(?<=[.!?])\s+/)
  const said = sentences.at(-1) ?? ''
  if (sentences.length < 2 || !said.endsWith('?')) return null
  const answer = await answerInEnglish(services, scope, { ...toAnswer, said }, inEnglish(said))
  return answer.isKnown && answer.changes.length === 0 ? { ...answer, understoodAs: said } : null
}

async function answerInEnglish(
  services: AnswerServices,
  scope: Scope,
  toAnswer: ToAnswer,
  { language, text: english }: InEnglish,
): Promise<CopilotAnswer> {
  const followed = followUp(english, toAnswer.before)
  if (followed && followed.kind !== 'question') {
    const isOpen = followed.kind === 'nothing' && toAnswer.projectId !== null
    const chosen = isOpen ? await chosenOnBoard(services, scope, toAnswer, { text: english, language }) : null
    return chosen ?? { ...answerPointed(followed), isWhole: true }
  }
  const text = followed?.said ?? english
  const talk = followed ? null : readTalkOf(text)
  if (talk)
    return {
      ...said(
        talk.suggestion.startsWith('I can') || talk.suggestion.startsWith('Hello') ? HELP : talk.suggestion,
      ),
      isWhole: true,
    }
  const isPointed = followed !== null || toAnswer.shown !== null
  const answer = await answerSaid(services, scope, toAnswer, {
    ...{ text, written: toAnswer.said, isPointed, language, among: followed?.among ?? null },
  })
  return { ...answer, understoodAs: text === toAnswer.said ? null : text }
}

/** "Mark it as done" beside a board points at nothing that was told: which of its tasks is meant is chosen there. */
async function chosenOnBoard(
  services: AnswerServices,
  scope: Scope,
  toAnswer: ToAnswer,
  said: Pick<SaidInEnglish, 'text' | 'language'>,
): Promise<CopilotAnswer | null> {
  const written = { written: toAnswer.said, isPointed: true, among: null }
  const answer = await answerSaid(services, scope, toAnswer, { ...said, ...written })
  return answer.intents?.some(({ taskId }) => taskId === null) ? answer : null
}

/** What only points at what was told is answered by that. */
export function answerPointed(followed: Exclude<Followed, { kind: 'question' }>): CopilotAnswer {
  if (followed.kind === 'record') return aboutRecord(followed.source)
  if (followed.kind === 'which') return said('Which one do you mean?', followed.sources)
  if (followed.kind === 'why') return because(followed.sources)
  return said('I do not know what that points at. Say it by its name.', [], false)
}

/** In English and by itself; `language` is the one that it was said in. */
export interface SaidInEnglish {
  text: string
  /** As the person wrote it: what is done is done for these words. */
  written: string
  /** It points at what was told, or at what is on the screen. */
  isPointed: boolean
  language: AskingLanguage
  /** It is asked of these alone. */
  among: readonly Source[] | null
}

export async function answerSaid(
  services: AnswerServices,
  scope: Scope,
  toAnswer: Omit<ToAnswer, 'said' | 'before'>,
  given: SaidInEnglish,
): Promise<CopilotAnswer> {
  const { question, found } = await asked(services, scope, toAnswer, given)
  const answers = (
    await Promise.all([
      ...services.asks.map((one) => heard(() => one.answer(scope, question))),
      heard(() => saidInPassages(services, scope, question)),
    ])
  ).flatMap((one) => one ?? [])
  const best = chosen(answers, question)
  // Nothing is sent for anybody, and what is known of the matter does not do it.
  if (isToSend(given.text) && !best?.changes.length) return said(NO_SENDING)
  if (!best?.changes.length) return best ?? beside(services, scope, { given, question, found })
  if (best.isJudged) return best
  const { written, language, isPointed } = given
  const { projectId } = toAnswer
  const ordered = { written, language, isPointed, today: question.today, changes: best.changes, projectId }
  const passed = await guarded(services.asks, scope, ordered)
  if (passed.kind === 'let-through') return best
  if (passed.kind === 'refused') return { ...NOTHING_SAID, isKnown: false, statements: [passed.statement] }
  const told = answers.filter(({ changes = [] }) => changes.length === 0)
  return chosen(told, question) ?? beside(services, scope, { given, question, found })
}

/** Where nothing that was found answers it. */
async function beside(
  { asks }: AnswerServices,
  scope: Scope,
  { given, question, found }: { given: SaidInEnglish; question: AskedQuestion; found: FoundRecords },
): Promise<CopilotAnswer> {
  const { written, language } = given
  const told = given.isPointed
    ? null
    : await saidBeside(asks, scope, { written, language, today: question.today })
  return told ? said(told.text, told.sources) : near(found, question)
}

const NOTHING_SAID = { changes: [], statements: [] }

const isToSend = (text: string) =>
  /^(?:(?:please |can you |could you |would you )+(?:please )?(?:send|forward|mail|email|write(?: an? (?:mail|email|letter))? to)|(?:send|forward|write to)\b(?!.*\?))\b/i.test(
    text,
  )
const NO_SENDING = 'I write to nobody but you: please send it yourself.'

/** Whose reading takes too much says nothing, and the others are heard. */
async function heard(answer: () => Promise<Answered | null>): Promise<Answered | null> {
  try {
    return await inTurn(answer)
  } catch (error) {
    if (error instanceof TookTooMuch) return null
    throw error
  }
}

const HELP =
  'Ask about your tasks, mails, polls, documents, articles and insights, or say what should change. I say where I read it, and nothing changes until you press Apply.'

/** The question as far as that takes no records, and what the search finds for its words. */
export async function asked(
  { find }: Pick<AnswerServices, 'find'>,
  scope: Scope,
  toAnswer: Omit<ToAnswer, 'said' | 'before'>,
  { text, language, among, written }: Omit<SaidInEnglish, 'isPointed'>,
) {
  const isWhole = inEnglish(written).text === text
  const { me, people = [], now, projectId, shown } = toAnswer
  const today = dayOf({ at: now, zone: me.zone })
  const about = readQuestion(text, today, language)
  const found = await findRecords(find, scope, about.topic)
  const question: AskedQuestion = {
    ...{ said: text, language, asWritten: isWhole ? { text: written, language } : { text, language: 'en' } },
    about,
    me,
    people,
    today,
    zone: me.zone,
    now,
    among,
    projectId,
    shown,
    found: found.ids,
    unheard: new Set(found.unheard),
  }
  return { question, found }
}

/** Of these several features tell together; of all else the surest speaks. */
const TOGETHER: readonly Wanted[] = ['changes', 'waiting', 'decisions']

/** Beside the surest, those that are nearly as sure. */
const NEARLY = 0.1

/** What people call the records of one kind, where they ask for those alone. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:e?mails?|messages?|questions?)\b/, 'mail'],
  [/\b(?:polls?|votes?|ballots?)\b/, 'poll'],
  [/\b(?:tasks?|to-?dos?)\b/, 'task'],
  [/\b(?:documents?|files?)\b/, 'document'],
  [/\bsurveys?\b/, 'survey'],
]

function chosen(answers: readonly Answered[], { about, said }: AskedQuestion): CopilotAnswer | null {
  const sure = answers.filter(({ sureness }) => sureness >= SURE)
  const [best] = [...sure].sort((one, other) => other.sureness - one.sureness)
  if (!best) return null
  const isTogether = TOGETHER.includes(about.wanted)
  const kinds = isTogether ? KINDS.flatMap(([called, kind]) => (called.test(fold(said)) ? [kind] : [])) : []
  const together = isTogether ? sure.filter(({ sureness }) => sureness >= best.sureness - NEARLY) : [best]
  const statements = together
    .flatMap((one) => one.statements)
    .filter(({ sources }) => kinds.length === 0 || sources.some(({ kind }) => kinds.includes(kind)))
  if (statements.length === 0) return null
  return {
    isKnown: true,
    statements,
    changes: together.flatMap(({ changes = [] }) => changes),
    isJudged: together.every(({ isJudged = false }) => isJudged),
    actionItems: together.flatMap(({ actionItems = [] }) => actionItems),
    insights: together.flatMap(({ insights = [] }) => insights),
    intents: together.flatMap(({ intents = [] }) => intents),
    view: isTogether ? null : best.view,
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
