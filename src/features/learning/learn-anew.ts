// Learns anew from all corrections of one company or person, and for everybody who corrected something lately.
import type { Clock } from '../../kit/clock.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { SystemScope } from '../../kit/scope.ts'
import type { LearnedReading } from '../../language/learned/learned-reading.ts'
import {
  addressesOf,
  decidedTasksOf,
  editsOf,
  mailsOf,
  ownersToLearnFor,
  readTasksOf,
} from './corrections-store.ts'
import { datedTasks, examplesOf, givenTasks } from './examples.ts'
import type { ToLearn } from './learn-reading.ts'
import { keepLearned, learnedFor, type Owner } from './learned-store.ts'

export interface LearningServices {
  db: Database
  system: SystemScope
  clock: Clock
  /** `learnReading`, wherever it runs. */
  learnReading(given: ToLearn, sender: string): Promise<LearnedReading>
}

/** A correction older than this was learned from by an earlier round; the first round of a process looks further back. */
const LATELY_MS = 15 * 60_000
const DAY_MS = 24 * 60 * 60_000
const FIRST_LOOK_MS = 30 * DAY_MS

/** Runs again and again: `run` learns for those whose corrections are newer than what was learned. */
export function learningRounds(services: LearningServices): () => Promise<void> {
  let isFirst = true
  return async () => {
    const at = services.clock()
    const since = new Date(at.getTime() - (isFirst ? FIRST_LOOK_MS : LATELY_MS))
    const db = asSystem(services.db, services.system)
    for (const owner of await ownersToLearnFor(db, since)) await learnAnew(services, owner)
    isFirst = false
  }
}

/** Nothing is learned while it is switched off. */
export async function learnAnew(services: LearningServices, owner: Owner): Promise<void> {
  const at = services.clock()
  const db = asSystem(services.db, services.system)
  const { isOn, forgotten } = await learnedFor(db, owner)
  if (!isOn) return
  const [tasks, decided, edits] = await Promise.all([
    readTasksOf(db, owner),
    decidedTasksOf(db, owner),
    editsOf(db, owner),
  ])
  const mails = await mailsOf(
    db,
    [...tasks, ...decided].flatMap(({ mailId }) => mailId ?? []),
  )
  const ids = edits.flatMap(({ after }) => (Array.isArray(after['assigneeIds']) ? after['assigneeIds'] : []))
  const corrections = { tasks, decided, edits, mails, addresses: await addressesOf(db, [...new Set(ids)]) }
  const examples = examplesOf(corrections)
  const [given, dated] = [givenTasks(corrections), datedTasks(corrections)]
  const reading = await services.learnReading({ examples, given, dated, forgotten }, 'learning')
  const count = examples.filter(({ isCorrection }) => isCorrection).length + given.length + dated.length
  await keepLearned(db, owner, { reading, corrections: count, learnedAt: at })
}
