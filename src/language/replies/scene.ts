// A reply laid out for reading: its clauses, the tasks they may mean, and how strongly each clause points at each task.
import { type Clause, clausesOf } from './clauses.ts'
import { type Designation, designationsIn } from './designations.ts'
import { type TaskView, viewsOf } from './known-tasks.ts'
import { vocabularyOf } from './languages.ts'
import { Names, type Naming } from './named.ts'
import { answeredTask } from './quoted-task.ts'
import type { SceneInput } from './scene-input.ts'
import { likeness } from './similar.ts'
import { type Token, tokensOf } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

/** How a clause points at one task, by its words. */
export interface Mention {
  /** Likeness of the best word for its thing, 0 to 1, less where other tasks have that word too. */
  thing: number
  /** Share of the words of its thing that are named. */
  coverage: number
  hits: number
  /** Place of the best word; -1 where there is none. */
  at: number
  verb: number
  /** A word of the clause reports the same work. */
  work: boolean
  /** That word is a past form. */
  workDone: boolean
}

export interface SceneClause {
  clause: Clause
  designations: Designation[]
  namings: Naming[]
  /** By place of the task in `tasks`. */
  mentions: Mention[]
  /** Place of the task of the quoted line above; -1 for none. */
  quoted: number
  /** The quoted line stands alone above its answer, and is not the whole list. */
  isInline: boolean
  /** Who is spoken to. */
  called: string | null
  /** Place of the task that the clause names most clearly; -1 for none. */
  best: number
  past: boolean[]
}

export interface Scene {
  input: SceneInput
  vocabulary: Vocabulary
  tasks: TaskView[]
  clauses: SceneClause[]
}

/** From here on a likeness says that the task is named. */
export const NAMED = 0.42

export function sceneOf(input: SceneInput): Scene {
  const titles = tokensOf(input.tasks.map(({ title }) => title.slice(0, 200)).join('. '))
  const vocabulary = vocabularyOf(tokensOf(input.text.slice(0, 4_000)), vocabularyOf(titles))
  const tasks = viewsOf(input.tasks, vocabulary)
  const names = new Names(input.people)
  const inlineAnswers = new Set(input.answers.filter(({ quoted }) => quoted !== '').map(({ at }) => at))
  let called: string | null = null
  let calledIn = -1
  const said = clausesOf(input, vocabulary, (token) => names.find(token) !== null).filter(
    ({ tokens }) =>
      tokens.some((token) => token.kind !== 'mark' && names.find(token) === null) ||
      tokens.some(({ kind, text }) => kind === 'mark' && /[\p{Extended_Pictographic}[]/u.test(text)),
  )
  const clauses = said.map((clause): SceneClause => {
    const namings = names.namings(clause)
    const call = namings.find(({ isCall }) => isCall)
    if (clause.paragraph !== calledIn) called = null
    if (call) called = call.email
    calledIn = clause.paragraph
    const content = contentOf(clause, vocabulary)
    const mentions = tasks.map((view) => mentionOf(view, content))
    const designations = designationsIn(clause, namings, input, vocabulary)
    return {
      clause,
      designations,
      namings,
      mentions,
      quoted: clause.answers === null ? -1 : answeredTask(clause.answers, tasks),
      isInline: inlineAnswers.size > 1 || countTasks(clause.answers ?? '') <= 2,
      called,
      best: bestOf(mentions, designations, tasks),
      past: clause.tokens.map((_, at) => vocabulary.isPastAt(clause.tokens, at)),
    }
  })
  return { input, vocabulary, tasks, clauses }
}

const countTasks = (quoted: string) =>
  quoted.split('\n').filter((line) => /^[>\s:]*\d{1,3}[.)]/.test(line)).length

function bestOf(
  mentions: readonly Mention[],
  designations: readonly Designation[],
  tasks: readonly TaskView[],
): number {
  const [pointed] = designations.filter(
    ({ kind, tasks: own }) => own.length === 1 && (kind === 'number' || kind === 'ordinal'),
  )
  if (pointed) return tasks.findIndex(({ task }) => task.number === pointed.tasks[0])
  let best = -1
  let most = NAMED
  for (const [index, { thing, coverage, work }] of mentions.entries()) {
    const score = thing + 0.3 * coverage + (work ? 0.1 : 0)
    if (thing >= NAMED && score > most) {
      best = index
      most = score
    }
  }
  return best
}

interface ContentWord {
  text: string
  /** Among the tokens of its clause. */
  at: number
  works: ReturnType<Vocabulary['works']>
  isPast: boolean
}

/** The words of a clause that may be about a task: looked up once, since each is compared with every task. */
function contentOf({ tokens }: Clause, vocabulary: Vocabulary): ContentWord[] {
  return tokens.flatMap((token, at) => {
    if (!isContent(token, vocabulary)) return []
    const { text } = token
    return [{ text, at, works: vocabulary.works(text), isPast: vocabulary.isPastAt(tokens, at) }]
  })
}

function mentionOf({ things, verbs, works }: TaskView, content: readonly ContentWord[]): Mention {
  let thing = 0
  let at = -1
  let hits = 0
  let covered = 0
  let total = 0
  for (const { word, weight } of things) {
    let best = 0
    for (const { text, at: place } of content) {
      const like = likeness(text, word)
      if (like > best) best = like
      if (like * weight > thing) {
        thing = like * weight
        at = place
      }
    }
    if (best >= 0.6) hits++
    covered += best * weight
    total += weight
  }
  let verb = 0
  let work = false
  let workDone = false
  for (const { text, works: groups, isPast } of content) {
    for (const own of verbs) verb = Math.max(verb, likeness(text, own))
    if (!groups.some((group) => works.has(group))) continue
    work = true
    workDone ||= isPast
  }
  return { thing, coverage: total === 0 ? 0 : covered / total, hits, at, verb, work, workDone }
}

function isContent({ kind, text }: Token, { small }: Vocabulary): boolean {
  return kind !== 'mark' && text.length > 1 && !small.has(text) && !text.endsWith("'")
}
