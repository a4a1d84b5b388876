// The rule that a table says who writes it, and that no other layer or feature does.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript-6'
import { sourcesOf, visit } from './source-files.ts'
import type { Violation } from './violation.ts'

interface Table {
  /** As the code calls it, and as the database does. */
  variable: string
  name: string
  file: string
  owners: string[]
}

/** Writes of another's table, each with the reason why it stays. */
const excused: Record<string, string> = {
  'src/features/tasks/task-store.ts projects':
    'numbers of new tasks are drawn in the statement that makes them',
  'src/features/notifications/notification-store.ts events':
    'a line and the event that tells of it are one statement, and lines of many mails one too',
}

const heading = /^\/\/ Written by ([a-z]+(?:(?:, | and )[a-z]+)*)\.$/m
const builders = new Set(['insert', 'update', 'delete', 'insertion', 'insertionText', 'updateById'])
const writing = /\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?(?:"?([a-z_]+)"?|\$\{(\w+)\})/gi

/** Reads db/schema and src of the project at `root`. */
export function writtenTables(root: string): Violation[] {
  const tables = sourcesOf(root, 'db').flatMap((file) => tablesOf(file, parsed(root, file)))
  const nameless = tables.flatMap(({ variable, file, owners }) => {
    const unknown = owners.filter(
      (owner) => !existsSync(join(root, 'src', owner)) && !existsSync(join(root, 'src/features', owner)),
    )
    if (owners.length > 0 && unknown.length === 0) return []
    const what =
      owners.length === 0
        ? `has ${variable} without a line "// Written by FEATURE." above it`
        : `says that ${variable} is written by ${unknown.join(' and ')}, which there is not`
    return [{ rule: 'tables-name-owners', file, what }]
  })
  const foreign = sourcesOf(root, 'src').flatMap((file) => {
    const owner = ownerOf(file)
    return [...tablesWritten(parsed(root, file), tables)]
      .filter((table) => !table.owners.includes(owner) && !(`${file} ${table.name}` in excused))
      .map(({ name, owners }) => ({
        rule: 'owners-write-tables',
        file,
        what: `writes ${name}, which is for ${owners.join(' and ')}: ask for it through a function of theirs`,
      }))
  })
  return [...nameless, ...foreign]
}

function parsed(root: string, file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true)
}

/** The layer, or the feature. */
function ownerOf(file: string): string {
  return /^src\/(?:features\/)?([^/]+)\//.exec(file)?.[1] ?? ''
}

/** `export const tasks = pgTable('tasks', …)` with the comments above it. */
function tablesOf(file: string, source: ts.SourceFile): Table[] {
  return source.statements.filter(ts.isVariableStatement).flatMap((statement) => {
    const [declared] = statement.declarationList.declarations
    const made = declared?.initializer
    if (!declared || !made || !ts.isCallExpression(made) || made.expression.getText() !== 'pgTable') return []
    const [name] = made.arguments
    if (!name || !ts.isStringLiteral(name)) return []
    const above = source.text.slice(statement.getFullStart(), statement.getStart())
    const owners = heading.exec(above)?.[1]?.split(/, | and /) ?? []
    return [{ variable: declared.name.getText(), name: name.text, file, owners }]
  })
}

/** By the query builder and the kit's functions for rows, or in the text of a statement. */
function tablesWritten(source: ts.SourceFile, tables: readonly Table[]): Set<Table> {
  const found = new Set<Table>()
  const add = (table: Table | undefined) => table && found.add(table)
  visit(source, (node) => {
    if (ts.isCallExpression(node)) {
      const called = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression
      const [first] = node.arguments
      if (first && ts.isIdentifier(first) && builders.has(called.getText()))
        add(tables.find(({ variable }) => variable === first.text))
    }
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
    if (!isText) return
    for (const [, name, variable] of node.getText().matchAll(writing))
      add(tables.find((table) => table.name === name || table.variable === variable))
  })
  return found
}
