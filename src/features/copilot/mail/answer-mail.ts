// Answers each thing that a mail asks over all contexts of its sender; where it orders something, in the one that is meant.
import { fold, words } from '../../../language/fold.ts'
import { inEnglish } from '../../../language/in-english.ts'
import type { ProposedChange, Source, Statement } from '../../../records/asks.ts'
import { changesMeant, sourceOfTask } from '../../assistant/index.ts'
import { type AnswerServices, answerPointed, answerSaid, type ToAnswer } from '../answer.ts'
import { followUp } from '../follow-up.ts'
import { ordersNothing } from '../guard.ts'
import type { Said } from './copilot-rules.ts'
import type { MailContextOf } from './mail-contexts.ts'
import { askedProject } from './named-project.ts'
import type { ToldRow, WantedChanges } from './told.ts'

export interface AnswerPart {
  companyId: number
  isKnown: boolean
  statements: readonly Statement[]
}

/** Why something that was ordered is asked back instead. */
export type AskedBack =
  | { kind: 'which' }
  | { kind: 'context'; companyIds: readonly number[] }
  | { kind: 'project'; names: readonly string[] }

export interface MailAnswer {
  said: string
  parts: readonly AnswerPart[]
  changes: readonly WantedChanges[]
  asksBack: AskedBack | null
}

export interface AskedMail {
  contexts: readonly MailContextOf[]
  me: ToAnswer['me']
  now: Date
  /** Of the mail that is answered: its rows, and what was asked then. */
  told: readonly ToldRow[]
  asked: string
}

const nothing = (said: string): MailAnswer => ({ said, parts: [], changes: [], asksBack: null })
const askedBack = (said: string, asksBack: AskedBack, parts: readonly AnswerPart[] = []): MailAnswer => ({
  ...{ said, parts, changes: [], asksBack },
})

export async function answerOne(
  services: AnswerServices,
  mail: AskedMail,
  said: Exclude<Said, { kind: 'undo' }>,
): Promise<MailAnswer> {
  if (said.kind === 'ask') return answerAsked(services, mail, said.said)
  if (said.kind === 'which') return askedBack(said.said, { kind: 'which' }, partsOfRows(mail, said.numbers))
  const byReply = changesByRows(mail, said)
  if (said.isPointed) return byReply
  // Words may mean another task more than any of those that were told.
  const byWords = await answerAsked(services, mail, said.said)
  return byWords.changes.length > 0 ? byWords : byReply
}

/** The rows of these numbers, as something that is asked back shows them. */
function partsOfRows({ told }: AskedMail, numbers: readonly number[]): AnswerPart[] {
  const rows = numbers.flatMap((number) => told[number - 1] ?? [])
  return [...new Set(rows.map(({ companyId }) => companyId))].map((companyId) => {
    const sources = rows.filter((row) => row.companyId === companyId).map(({ source }) => source)
    return { companyId, isKnown: true, statements: [{ text: '', sources }] }
  })
}

function changesByRows(
  { contexts, told }: AskedMail,
  { said, changes }: Extract<Said, { kind: 'change' }>,
): MailAnswer {
  const names = contexts.flatMap(({ people }) => [...people.values()].map(({ name }) => name))
  if (ordersNothing(said, inEnglish(said).language, names)) return nothing(said)
  const meant = new Map<number, ProposedChange[]>()
  const same: Source[] = []
  for (const change of changes) {
    const row = told[change.task - 1]
    const context = contexts.find(({ companyId }) => companyId === row?.companyId)
    const task = context?.tasks.find(({ id }) => row?.source.kind === 'task' && id === row.source.id)
    const proposed = context && task ? changesMeant(task, change, context.people) : null
    // What cannot be done by mail, and what is gone, is said not to be understood; half of a sentence is not done.
    if (!context || !task || !proposed) return nothing(said)
    if (proposed.length === 0) same.push(sourceOfTask(task))
    meant.set(context.companyId, [...(meant.get(context.companyId) ?? []), ...proposed])
  }
  const wanted = [...meant].map(([companyId, own]) => ({ companyId, changes: own }))
  const [first] = wanted
  const soAlready = { text: 'That is so already.', sources: same }
  return {
    ...nothing(said),
    changes: wanted.filter((one) => one.changes.length > 0),
    parts: same.length > 0 && first ? [{ ...first, isKnown: true, statements: [soAlready] }] : [],
  }
}

async function answerAsked(services: AnswerServices, mail: AskedMail, said: string): Promise<MailAnswer> {
  const { told, asked, contexts } = mail
  const sources = told.map(({ source }) => source)
  const { language, text: english } = inEnglish(said)
  const followed = followUp(english, told.length > 0 ? { question: asked, sources } : null)
  if (followed && followed.kind !== 'question') {
    const { isKnown, statements } = answerPointed(followed)
    return { ...nothing(said), parts: byContext(told, statements, isKnown) }
  }
  const text = followed?.said ?? english
  // What points at a row is asked where that row stands.
  const pointed = followed?.among
    ? told.filter(({ source }) => followed.among?.includes(source))
    : told.filter(({ source }) => followed && names(text, source) && !names(english, source))
  const project = askedProject(text, contexts)
  const named = contextsOfPeople(contexts, said)
  const among = contexts.filter(
    ({ companyId }) =>
      (pointed.length === 0 || pointed.some((row) => row.companyId === companyId)) &&
      (!project || project.companyId === companyId) &&
      (named.length === 0 || named.includes(companyId)),
  )
  const answers = []
  for (const context of among) {
    const own = followed?.among ? pointed.filter((row) => row.companyId === context.companyId) : null
    const answer = await answerSaid(
      services,
      context.scope,
      {
        me: mail.me,
        people: [...context.people.values()],
        now: mail.now,
        projectId: project?.id ?? null,
        shown: null,
      },
      {
        ...{ text: project?.rest ?? text, written: said, isPointed: followed !== null, language },
        among: own?.map(({ source }) => source) ?? null,
      },
    )
    answers.push({ context, answer })
  }
  return together(said, answers, mail)
}

/** Where the people are known whom the words name: elsewhere the same words would be read as if they named nobody. */
function contextsOfPeople(contexts: readonly MailContextOf[], said: string): number[] {
  const spoken = new Set(words(fold(said)))
  return contexts
    .filter(({ people }) =>
      [...people].some(([email, { name }]) =>
        words(fold(name ?? email.split('@')[0] ?? '')).some((one) => one.length > 2 && spoken.has(one)),
      ),
    )
    .map(({ companyId }) => companyId)
}

const names = (text: string, { title }: Source) => fold(text).includes(fold(title.replace(/^#\d+ /, '')))

interface ContextAnswer {
  context: MailContextOf
  answer: Awaited<ReturnType<typeof answerSaid>>
}

/** What rests on a record is meant there; what is of no record and of no project is the person's own, wherever it is kept. */
function inOne(ordered: readonly ContextAnswer[]): readonly ContextAnswer[] {
  const ofRecords = ordered.filter(({ answer }) => answer.changes.some(({ id }) => id !== null))
  const isOwn = ordered.every(({ answer }) => answer.changes.every(({ field }) => field !== 'new'))
  if (!isOwn || ordered.length < 2) return ordered
  return ofRecords.length > 0 ? ofRecords : ordered.slice(0, 1)
}

/** Where several could be meant by an order, nothing is done; else what is known is told, of each context. */
function together(said: string, answers: readonly ContextAnswer[], { contexts }: AskedMail): MailAnswer {
  const ordered = inOne(answers.filter(({ answer }) => answer.changes.length > 0))
  const [only, more] = ordered
  const projects = contexts.flatMap((context) => context.projects.map(({ name }) => name))
  const isNew = ordered.some(({ answer }) => answer.changes.some(({ field }) => field === 'new'))
  const isPlaced = answers.length === 1 || projects.length === 1
  if (isNew && !isPlaced) return askedBack(said, { kind: 'project', names: projects.slice(0, MOST_NAMED) })
  if (only && more)
    return askedBack(said, {
      kind: 'context',
      companyIds: ordered.map(({ context: { companyId } }) => companyId),
    })
  if (only) {
    const { context, answer } = only
    return { ...nothing(said), changes: [{ companyId: context.companyId, changes: answer.changes }] }
  }
  const known = answers.filter(({ answer }) => answer.isKnown)
  const shown = known.length > 0 ? withRecords(known) : answers
  return {
    ...nothing(said),
    parts: shown.map(({ context: { companyId }, answer: { isKnown, statements } }) => ({
      ...{ companyId, isKnown, statements },
    })),
  }
}

/** Where one context has records, that others have none says nothing; where none has any, that is said once. */
function withRecords(known: readonly ContextAnswer[]): readonly ContextAnswer[] {
  const having = known.filter(({ answer }) => answer.statements.some(({ sources }) => sources.length > 0))
  if (having.length > 0) return having
  const textOf = ({ answer }: ContextAnswer) => answer.statements.map(({ text }) => text).join('\n')
  return known.filter((one, at) => known.findIndex((other) => textOf(other) === textOf(one)) === at)
}

/** Enough to see what is meant. */
const MOST_NAMED = 3

/** Statements about rows, each where its rows stand; those of none where the first stands. */
function byContext(
  told: readonly ToldRow[],
  statements: readonly Statement[],
  isKnown: boolean,
): AnswerPart[] {
  const parts = new Map<number, Statement[]>()
  for (const { text, sources } of statements) {
    const places = new Set(sources.map((source) => told.find((row) => row.source === source)?.companyId ?? 0))
    for (const companyId of places.size > 0 ? places : [0]) {
      const own = sources.filter(
        (source) => (told.find((row) => row.source === source)?.companyId ?? 0) === companyId,
      )
      parts.set(companyId, [...(parts.get(companyId) ?? []), { text, sources: own }])
    }
  }
  return [...parts].map(([companyId, own]) => ({ companyId, isKnown, statements: own }))
}
