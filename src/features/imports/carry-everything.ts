// Takes out everything of a context as one file, and says what such a file holds.
import { Readable } from 'node:stream'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { FileAnswer } from '../../kit/serve.ts'
import { listProjectRows } from '../projects/index.ts'
import type { Fault } from './contract.ts'
import { EVERYTHING_FILE, type EverythingFile, type ReadEverything } from './everything-file.ts'
import { projectToExport } from './export-project.ts'
import type { Carriers } from './import-steps.ts'

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
