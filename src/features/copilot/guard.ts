// One guard for each act that is read from words: it is proposed where the words order it, of one record alone, and say nothing else.
import type { Scope } from '../../kit/scope.ts'
import { fold, words } from '../../language/fold.ts'
import type { AskingLanguage } from '../../language/in-english.ts'
import { type ActMeant, type ActVerdict, judgeAct } from '../../language/orders/judge-act.ts'
import { moodOf, type OrderMood } from '../../language/orders/order-mood.ts'
import type { Asks, Nameable, ProposedChange, Source, Statement } from '../../records/asks.ts'

/** An order as it was written, and what a reader made of it. */
export interface Ordered {
  /** As the person wrote it, in their language. */
  written: string
  language: AskingLanguage
  today: string
  /** What was told before or is on the screen is meant: "it", "the second one". */
  isPointed: boolean
  changes: readonly ProposedChange[]
  /** Of the board on the screen: what is in it is named there first. */
  projectId: number | null
}

export type Guarded =
  | { kind: 'let-through' }
  /** It wants an answer, and no act. */
  | { kind: 'asked' }
  | { kind: 'refused'; statement: Statement }

const UNSURE = 'I cannot tell whether you want that done. Say it as an order, and I propose it.'
const WHICH = 'Which one do you mean?'

export async function guarded(asks: readonly Asks[], scope: Scope, ordered: Ordered): Promise<Guarded> {
  const given = await Promise.all(asks.map(async (one) => (await one.nameable?.(scope)) ?? []))
  const { written, language, today, isPointed, changes, projectId } = ordered
  const nameables = onScreen(given.flat(), changes, projectId)
  const verdict = judgeAct({
    ...{ written, language, today, isPointed },
    acts: changes.map(actOf),
    nameables: nameables.map((one) => ({ ...one, key: keyOf(one) })),
  })
  return guardedBy(verdict, nameables, changes)
}

/** Where all that is to change is in the project on the screen, nothing of another project can be meant beside it. */
function onScreen(
  nameables: readonly Nameable[],
  changes: readonly ProposedChange[],
  projectId: number | null,
): readonly Nameable[] {
  const isHere = (one: Nameable) => one.projectId === projectId
  const changed = nameables.filter((one) =>
    changes.some(({ kind, id }) => kind === one.kind && id === one.id),
  )
  if (projectId === null || !changed.every(isHere)) return nameables
  return nameables.filter((one) => one.projectId === null || isHere(one))
}

/** Of rows that a mail tells by their numbers: what only asks, denies, weighs or repeats orders nothing there either. */
export function ordersNothing(written: string, language: AskingLanguage, names: readonly string[]): boolean {
  const people = new Set(names.flatMap((name) => words(name)))
  return NOTHING.has(moodOf({ text: written, language, people }))
}

const NOTHING: ReadonlySet<OrderMood> = new Set(['asked', 'denied', 'hangs', 'quoted', 'choice', 'weighed'])

function guardedBy(
  verdict: ActVerdict,
  nameables: readonly Nameable[],
  changes: readonly ProposedChange[],
): Guarded {
  if (verdict.kind === 'ordered') return { kind: 'let-through' }
  if (verdict.kind === 'asked') return { kind: 'asked' }
  const sources = changes.flatMap((change) => (change.id === null ? [] : sourceOf(change, change.id)))
  const told = (text: string, about: readonly Source[]): Guarded => ({
    kind: 'refused',
    statement: { text, sources: once(about) },
  })
  if (verdict.kind === 'not-ordered') return told(UNSURE, sources)
  if (verdict.kind === 'unread')
    return told(`I do not know what you mean by \u201c${verdict.words.join(' ')}\u201d here.`, sources)
  const meant = nameables.filter((one) => verdict.keys.includes(keyOf(one)))
  return told(
    WHICH,
    meant.map(({ kind, id, name }) => ({
      ...{ kind, id, title: name, path: pathOf(kind, id), quote: null, at: null },
    })),
  )
}

export const keyOf = ({ kind, id }: { kind: string; id: number }) => `${kind}:${id}`
/** The page that shows it. */
export const pathOf = (kind: string, id: number) => (kind === 'poll' ? `/polls/${id}` : `/${kind}/${id}`)

const sourceOf = ({ kind, title, path }: ProposedChange, id: number): Source => ({
  ...{ kind, id, title, path, quote: null, at: null },
})

const once = (sources: readonly Source[]): Source[] => [
  ...new Map(sources.map((source) => [keyOf(source), source])).values(),
]

/** What is written as it was said, such as a comment, is read by nobody as an order. */
function actOf({ kind, id, field, title, after, value }: ProposedChange): ActMeant {
  const texts = field === 'comment' ? [after, textIn(value)] : id === null ? [title] : []
  return {
    ...{ key: id === null ? null : keyOf({ kind, id }), field },
    isCompletion: kind === 'task' && field === 'status' && value === 'completed',
    asWritten: texts.filter((text) => text !== ''),
    values: words(fold(`${after} ${field === 'new' ? title : ''}`)),
    day: typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) ? value.slice(0, 10) : null,
  }
}

function textIn(value: unknown): string {
  const text = typeof value === 'object' && value !== null && 'text' in value ? value.text : ''
  return typeof text === 'string' ? text.replace(/^@[^:]{1,80}: /, '') : ''
}
