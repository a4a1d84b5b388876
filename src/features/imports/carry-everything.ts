// Takes out everything of a context as one file, and brings such a file in: all of it, or nothing.
import { Readable } from 'node:stream'
import type { Clock } from '../../kit/clock.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { FileAnswer } from '../../kit/serve.ts'
import type { KnowledgeCarrying } from '../knowledge/index.ts'
import type { PollsFeature } from '../polls/index.ts'
import { listProjectRows } from '../projects/index.ts'
import { bringIn } from './bring-in.ts'
import type { Fault } from './contract.ts'
import { EVERYTHING_FILE, type EverythingFile, type ReadEverything } from './everything-file.ts'
import { projectToExport } from './export-project.ts'

export interface Carriers {
  polls: Pick<PollsFeature, 'importPoll' | 'exportPolls'>
  knowledge: KnowledgeCarrying
}

export async function everythingOf(
  db: Database,
  scope: Scope,
  { polls, knowledge }: Carriers,
): Promise<EverythingFile> {
  const rows = (await listProjectRows(db, scope)).toSorted((one, other) => one.id - other.id)
  const projects = []
  for (const { id } of rows) projects.push(await projectToExport(db, scope, id))
  return {
    ...{ format: EVERYTHING_FILE, version: 1, projects },
    ...{ polls: await polls.exportPolls(scope), knowledge: await knowledge.exportBase(scope) },
  }
}

export function bringEverything(
  services: { db: Database; clock: Clock },
  scope: Scope,
  file: ReadEverything,
  { polls, knowledge }: Carriers,
): Promise<{ tasks: number; faults: Fault[] }> {
  const { db, clock } = services
  return db.transaction(async () => {
    const acting = { db, scope, at: clock() }
    let tasks = 0
    const faults: Fault[] = leftOut(file)
    for (const project of file.projects) {
      const made = await bringIn(services, scope, project)
      tasks += made.tasks
      faults.push(...made.faults)
    }
    for (const poll of file.polls) await polls.importPoll(acting, poll)
    const { articles, documents } = file.knowledge
    if (articles.length + documents.length > 0) await knowledge.importBase(acting, file.knowledge)
    return { tasks, faults }
  })
}

/** What an export names alone, since it was not read or is too long: it comes from whoever has the file. */
export const leftOut = ({ knowledge: { documents } }: ReadEverything): Fault[] =>
  documents.flatMap((document) =>
    typeof document === 'string'
      ? [
          {
            line: null,
            what: `“${document}” is a document: give its file to the knowledge base.`,
            isLeftOut: true,
          },
        ]
      : [],
  )

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`

export function everythingHolds({ projects, polls, knowledge }: ReadEverything): string {
  const tasks = projects.reduce((sum, project) => sum + project.tasks.length, 0)
  const read = knowledge.documents.filter((one) => typeof one !== 'string').length
  const parts = [
    ...(projects.length > 0 ? [`${counted(projects.length, 'project')} with ${counted(tasks, 'task')}`] : []),
    ...(polls.length > 0 ? [counted(polls.length, 'poll')] : []),
    ...(knowledge.articles.length > 0 ? [counted(knowledge.articles.length, 'article')] : []),
    ...(read > 0 ? [counted(read, 'document')] : []),
  ]
  const list = new Intl.ListFormat('en').format(parts)
  return list === ''
    ? 'There is nothing in it.'
    : `${list[0]?.toUpperCase()}${list.slice(1)}. Nobody is told.`
}

export function jsonFile(name: string, file: object): FileAnswer {
  const content = Buffer.from(`${JSON.stringify(file, null, 2)}\n`)
  return new FileAnswer({
    ...{ name: `${name}.json`, type: 'application/json', size: content.length },
    content: Readable.from([content]),
  })
}
