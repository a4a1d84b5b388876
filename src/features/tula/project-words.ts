// What a mail wants with its whole project, with the projects that it may mean.
import { parseDueCommand } from '../../language/dates/due-day.ts'
import { fitName } from '../../language/projects/fit-name.ts'
import {
  type ProjectActKind,
  readProjectActs,
  type SaidProjectAct,
} from '../../language/projects/read-project-acts.ts'
import type { BriefProject } from '../projects/index.ts'

export interface ProposedProjectAct {
  kind: ProjectActKind
  /** Of a move, the project as the mail calls it; of a rename, the new name. */
  name: string
  /** Of a move: all that may be meant. */
  fits: BriefProject[]
  /** Numbers of the tasks that are moved; none for all that is there. */
  tasks: number[]
  sentence: string
}

export interface KnownProjects {
  /** That of the thread; null for a first mail. */
  present: number | null
  /** In use, and the writer's to read. */
  all: readonly BriefProject[]
}

export interface ReadProjectActs {
  acts: ProposedProjectAct[]
  /** The text without what is surely one of them. */
  rest: string
  /** Names that fit nothing: they are asked about, unless the sentence says something of a task. */
  doubtful: ProposedProjectAct[]
}

export interface TextToRead {
  text: string
  sentAt: Date
  zone: string
}

/** A first mail is no answer: there only what fits is meant, and it has no project to rename. */
export function projectActsIn({ text, sentAt, zone }: TextToRead, known: KnownProjects): ReadProjectActs {
  const found: ReadProjectActs = { acts: [], rest: text, doubtful: [] }
  const isFirst = known.present === null
  const taken: SaidProjectAct[] = []
  for (const said of readProjectActs(text)) {
    const { kind, name, tasks, sentence } = said
    if (isFirst && (kind !== 'move' || tasks.length > 0)) continue
    const { fits, isExact } = kind === 'move' ? fitOf(name, known.all) : { fits: [], isExact: false }
    const act = { kind, name, fits, tasks, sentence }
    // "Move it to Friday" is about a day, whatever is called Friday market.
    if (kind === 'move' && !isExact && isDay(name, { sentAt, zone })) continue
    if (kind !== 'move' || fits.length > 0) {
      found.acts.push(act)
      taken.push(said)
    } else if (!isFirst) found.doubtful.push(act)
  }
  for (const { start, end } of taken.reverse())
    found.rest = `${found.rest.slice(0, start)}${found.rest.slice(end)}`
  found.rest = found.rest.trim()
  return found
}

/** Up to the first comma where the whole fits nothing: "the fair, not to us". */
export function fitOf(name: string, all: readonly BriefProject[]) {
  const whole = fitName(name, all)
  const [first = ''] = name.split(/[,;(]/, 1)
  return whole.fits.length > 0 || first === name ? whole : fitName(first, all)
}

function isDay(name: string, { sentAt, zone }: { sentAt: Date; zone: string }): boolean {
  const day = parseDueCommand(name, { at: sentAt, zone })
  return day !== null && day !== 'none'
}
