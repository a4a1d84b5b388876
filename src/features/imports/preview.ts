// What a file would become, before anything does.
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import type { PollFile } from '../polls/index.ts'
import { everythingHolds, leftOut } from './carry-everything.ts'
import type { ImportPreview } from './contract.ts'
import type { ReadEverything } from './everything-file.ts'
import { knownPeople } from './known-people-store.ts'
import { peopleAmong } from './people.ts'
import type { ReadFile } from './read-file.ts'

const SHOWN_TASKS = 20
const SHOWN_FAULTS = 200
const SHOWN_PEOPLE = 50

export async function preview(db: Database, scope: Scope, read: ReadFile): Promise<ImportPreview> {
  if (read.kind === 'refused') throw new AppError('invalid', read.why)
  if (read.kind === 'everything') return wholePreview(read.everything)
  if (read.kind === 'poll') return pollPreview(read.poll)
  const { kind, name, columns, matched, tasks, faults } = read.file
  const people = peopleAmong(await knownPeople(db, scope))
  return {
    ...{ kind, name, columns: [...columns], matched, tasks: tasks.length, holds: null },
    first: tasks.slice(0, SHOWN_TASKS).map(({ title, status, priority, dueDate, ...task }) => ({
      ...{ title, status, priority, dueDate, assignees: [...task.assignees] },
      checklist: task.checklist.length,
      comments: task.comments.length,
    })),
    faults: faults.slice(0, SHOWN_FAULTS),
    unknownPeople: people.unknownIn(tasks).slice(0, SHOWN_PEOPLE),
  }
}

function wholePreview(whole: ReadEverything): ImportPreview {
  const isBase = whole.projects.length === 0 && whole.polls.length === 0
  return {
    ...{ kind: isBase ? 'knowledge' : 'everything', name: isBase ? 'Knowledge base' : 'Everything' },
    ...{ columns: [], matched: {}, tasks: 0, first: [], unknownPeople: [] },
    ...{ holds: everythingHolds(whole), faults: leftOut(whole).slice(0, SHOWN_FAULTS) },
  }
}

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`

/** Votes come along with a poll that is over; one that was open has to be asked again. */
function pollPreview({ question, status, options, voters, votes }: PollFile): ImportPreview {
  const asked = `${counted(options.length, 'option')} and ${counted(voters.length, 'person').replace('persons', 'people')} to ask`
  const holds =
    status === 'closed'
      ? `A closed poll with ${counted(options.length, 'option')} and ${counted(votes.length, 'vote')}. It is marked as imported, and opens to nobody but you and your company.`
      : `A poll with ${asked}. It becomes a draft without votes: nobody has a ballot until you send it.`
  return {
    ...{ kind: 'poll', name: question, columns: [], matched: {}, tasks: 0, holds },
    ...{ first: [], faults: [], unknownPeople: [] },
  }
}
