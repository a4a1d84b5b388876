// What a person should know in the morning, over all of their contexts: overdue, to decide, waiting for others, new.
import type { Database } from '../../../kit/db/database.ts'
import { readQuestion } from '../../../language/questions.ts'
import type { AskedQuestion, Asks, Source } from '../../../records/asks.ts'
import type { Records } from '../../../records/record-kind.ts'
import { countOpenSuggestions } from '../../../records/suggestion-store.ts'
import { isWaiting, sourceOfTask } from '../../assistant/index.ts'
import { type AwaitedTask, addDays } from '../../reminders/index.ts'
import type { Task } from '../../tasks/contract.ts'
import type { MailContextOf } from '../mail/mail-contexts.ts'

export interface MorningServices {
  db: Database
  asks: readonly Asks[]
  records: Records
}

/** A record of one context, with what says most of it; `day` is when it is due. */
export interface MorningRow {
  companyId: number
  source: Source
  day: string | null
  place: string
  people: readonly number[]
}

export interface Morning {
  overdue: MorningRow[]
  decide: MorningRow[]
  /** Suggestions that wait, by context. */
  suggestions: { companyId: number; count: number }[]
  waiting: MorningRow[]
  news: MorningRow[]
}

export interface MorningOf {
  contexts: readonly MailContextOf[]
  me: AskedQuestion['me'] & { zone: string }
  /** Of the person's own calendar. */
  day: string
  now: Date
  awaited: readonly AwaitedTask[]
}

const DAY_MS = 24 * 60 * 60_000
/** A kind that rows of their own tell of. */
const TASK = 'task'

export async function morningOf(services: MorningServices, of: MorningOf): Promise<Morning> {
  const morning: Morning = { overdue: [], decide: [], suggestions: [], waiting: [], news: [] }
  for (const context of of.contexts) {
    const mine = context.tasks.filter((task) => isWaiting(task, of.me.id))
    const late = mine.filter(({ dueDate }) => dueDate !== null && dueDate.slice(0, 10) < of.day)
    morning.overdue.push(...late.map((task) => rowOf(context, task)))
    morning.decide.push(...(await told(services, of, context, WAITING)))
    const count = await countOpenSuggestions(services.db, context.scope, services.records)
    if (count > 0) morning.suggestions.push({ companyId: context.companyId, count })
    const awaited = of.awaited.flatMap(({ id, awaitedIds }) => {
      const task = context.tasks.find((one) => one.id === id)
      return task ? [{ ...rowOf(context, task), people: awaitedIds }] : []
    })
    morning.waiting.push(...awaited)
    const since = new Date(of.now.getTime() - DAY_MS).toISOString()
    const fresh = mine.filter((task) => task.createdAt >= since && !late.includes(task))
    morning.news.push(...fresh.map((task) => rowOf(context, task)))
    const decided = new Set(morning.decide.map(({ source: { kind, id } }) => `${kind}:${id}`))
    const others = await told(services, of, context, CHANGED)
    morning.news.push(...others.filter(({ source: { kind, id } }) => !decided.has(`${kind}:${id}`)))
  }
  morning.overdue.sort((one, other) => (one.day ?? '').localeCompare(other.day ?? ''))
  return morning
}

export const isEmpty = ({ overdue, decide, suggestions, waiting, news }: Morning): boolean =>
  overdue.length + decide.length + suggestions.length + waiting.length + news.length === 0

const rowOf = (context: MailContextOf, task: Task): MorningRow => ({
  companyId: context.companyId,
  source: { ...sourceOfTask(task), quote: null },
  day: task.dueDate?.slice(0, 10) ?? null,
  place: task.project.name,
  people: [],
})

const WAITING = 'what waits for me?'
const CHANGED = 'what changed since yesterday?'

/** What the other features say to the question, each record once. */
async function told(
  { asks }: MorningServices,
  { me, day, now }: MorningOf,
  { scope, companyId }: MailContextOf,
  said: string,
): Promise<MorningRow[]> {
  const about = { ...readQuestion(said, day), ...(said === CHANGED && { since: addDays(day, -1) }) }
  const question: AskedQuestion = {
    ...{ said, about, me, today: day, zone: me.zone, now, among: null, projectId: null, shown: null },
    ...{ language: 'en', asWritten: { text: said, language: 'en' } },
    found: new Map(),
    unheard: new Set(),
  }
  const rows = new Map<string, MorningRow>()
  for (const one of asks) {
    const answered = await one.answer(scope, question)
    for (const { text, sources } of answered?.statements ?? [])
      for (const source of sources) {
        if (source.kind === TASK) continue
        const title = sources.length === 1 ? text.replace(/^\s*\u2022\s*/, '') : source.title
        const row = { companyId, source: { ...source, title }, day: null, place: '', people: [] }
        rows.set(`${source.kind}:${source.id}`, row)
      }
  }
  return [...rows.values()]
}
