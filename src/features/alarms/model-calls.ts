// How the last call of the language model ended, kept for the page with the state of the server.
import type { Clock } from '../../kit/clock.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Log } from '../../kit/log.ts'
import type { SystemScope } from '../../kit/scope.ts'
import { faultWords, type ModelFault } from '../../model/faults.ts'
import { noteSign } from './alarm-store.ts'
import type { ServerStatus } from './contract.ts'
import type { Source } from './find-causes.ts'

const PREFIX = 'model '
/** Of calls that end alike one is noted in this time. */
const NOTE_EVERY_MS = 10_000

interface Services {
  db: Database
  system: SystemScope
  clock: Clock
  log: Log
}

/** What to call with the outcome of each question. */
export function modelCallNotes({ db, system, clock, log }: Services): (outcome: string) => void {
  let last = { outcome: '', at: 0 }
  return (outcome) => {
    const now = clock()
    if (outcome === last.outcome && now.getTime() - last.at < NOTE_EVERY_MS) return
    last = { outcome, at: now.getTime() }
    // Outside the caller's transaction: nobody waits for it, and it stays when that is rolled back.
    db.outside(() => noteSign(asSystem(db, system), `${PREFIX}${outcome}`, now, now)).catch(
      (error: unknown) => log.warn({ err: error }, 'the outcome of a model call was not noted'),
    )
  }
}

export function modelState(name: string | null, signs: readonly Source[]): ServerStatus['model'] {
  if (name === null) return null
  const calls = signs.filter((sign) => sign.name.startsWith(PREFIX))
  const last = calls.toSorted((a, b) => b.lastAt.getTime() - a.lastAt.getTime())[0]
  if (!last) return { name, lastAt: null, trouble: null }
  return { name, lastAt: last.lastAt.toISOString(), trouble: troubleOf(last.name.slice(PREFIX.length)) }
}

function troubleOf(outcome: string): string | null {
  // A model that declines one text answers all the same.
  if (outcome === 'answered' || outcome === 'refused') return null
  return outcome in faultWords
    ? faultWords[outcome as ModelFault]
    : `The server answered with an error (${outcome}).`
}
