// What a file would become, before anything does.
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import type { ImportPreview } from './contract.ts'
import { knownPeople } from './known-people-store.ts'
import { peopleAmong } from './people.ts'
import { type FileToImport, readImport } from './read-file.ts'
import { withoutCircles } from './without-circles.ts'

const SHOWN_TASKS = 20
const SHOWN_FAULTS = 200
const SHOWN_PEOPLE = 50

export async function preview(db: Database, scope: Scope, given: FileToImport): Promise<ImportPreview> {
  const { kind, name, columns, matched, tasks, faults } = readImport(given)
  const people = peopleAmong(await knownPeople(db, scope))
  return {
    ...{ kind, name, columns: [...columns], matched, tasks: tasks.length },
    first: tasks.slice(0, SHOWN_TASKS).map(({ title, status, priority, dueDate, ...task }) => ({
      ...{ title, status, priority, dueDate, assignees: [...task.assignees] },
      checklist: task.checklist.length,
      comments: task.comments.length,
    })),
    faults: [...faults, ...withoutCircles(tasks).faults].slice(0, SHOWN_FAULTS),
    unknownPeople: people.unknownIn(tasks).slice(0, SHOWN_PEOPLE),
  }
}
