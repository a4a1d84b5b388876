// The rules that imports cannot show: names of files, barrels, parameters, who mints a scope, who writes SQL, what a store takes, who writes CSV.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript-6'
import { crowdedFunctions } from './parameters.ts'
import { sourcesOf, visit } from './source-files.ts'
import type { Violation } from './violation.ts'

/** Files that may say for whom something is done: the session, routing, payloads of jobs, and the owner's acts for leavers. */
const mintsScope = [
  'src/features/administration/leavers/leaver-scope.ts',
  'src/http/scope.ts',
  'src/http/socket.ts',
  'src/routing/every-context.ts',
  'src/routing/replay-delivery.ts',
  'src/routing/route.ts',
]
/** Files where the product itself acts: session look-up, intake, once-only keys, outbox and sweeps. */
const mintsSystem = ['src/wiring/core.ts', 'src/main.ts']
const jobPayload = /\.job\.ts$/
/** Ids, and rows with such an id, that prove by themselves that somebody's rights were asked. */
const minted =
  '(?:ReadableProjectId|ReadableTaskId|ReadableTask|ReadableDeliveryId|ReadablePollId|ReadableSurveyId|ReadableDocumentId|ReadableArticleId|ReadableQuestionId|ProjectRow|TaskRow|PollRow|SurveyRow|DocumentRow|ArticleRow|QuestionRow|LockedDelivery)'
const mintedId = new RegExp(`\\b${minted}\\b`)
const isMinted = new RegExp(`^(?:readonly )?(?:${minted}|ReadableId<.*>)(?:\\[\\])?$`)
/** The stores that ask for those rights, or make the record. */
const mintsIds = [
  'src/features/documents/document-store.ts',
  'src/features/imports/open-import-store.ts',
  'src/features/knowledge/articles/article-list-store.ts',
  'src/features/knowledge/articles/article-store.ts',
  'src/features/knowledge/question-store.ts',
  'src/features/polls/poll-store.ts',
  'src/features/projects/life/life-store.ts',
  'src/features/projects/project-list-store.ts',
  'src/features/projects/project-store.ts',
  'src/features/surveys/survey-store.ts',
  'src/features/tasks/blocker-store.ts',
  'src/features/tasks/lists/deleted-task-store.ts',
  'src/features/tasks/moves/move-store.ts',
  'src/features/tasks/task-list-store.ts',
  'src/features/tasks/task-store.ts',
  'src/features/triage/delivery-log-store.ts',
]
const scopeKit = 'src/kit/scope.ts'

const drawers = /^(utils?|helpers?|commons?|misc|shared|lib)(\.|$)/i
const manifest = /^src\/features\/[^/]+\/index\.ts$/
const client = /^src\/(ui|shell|features\/[^/]+\/screen)\//
const store = /-store\.ts$/
/** Asks only whether the database answers. */
const asksWhetherUp = /^src\/wiring\/(intake|readiness)\.ts$/
const sqlPlaces = /(-store\.ts$|^src\/kit\/db\/|^src\/kit\/events\.ts$|^src\/jobs\/)/

/** Reads the TypeScript files below src of the project at `root`. */
export function brokenSources(root: string): Violation[] {
  return sourcesOf(root, 'src').flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    return [
      ...wrongNames(file),
      ...wrongBarrel(file, source),
      ...wrongParameters(file, source),
      ...wrongMint(file, source),
      ...wrongId(file, source),
      ...wrongQuery(file, source),
      ...wrongStore(file, source),
      ...wrongCsv(file, source),
    ]
  })
}

/** A table for other programs that is written in another place: its cells would not be made safe. */
function wrongCsv(file: string, source: ts.SourceFile): Violation[] {
  if (file === 'src/kit/csv.ts') return []
  const found: Violation[] = []
  visit(source, (node) => {
    const doublesQuotes = ts.isStringLiteralLike(node) && node.text === '""'
    const unparses = ts.isIdentifier(node) && node.text === 'unparse'
    if (doublesQuotes || unparses)
      found.push({ rule: 'csv-in-kit', file, what: 'writes cells of CSV itself: take csvOf of kit/csv.ts' })
  })
  return found
}

function wrongNames(file: string): Violation[] {
  const drawer = file.split('/').find((part) => drawers.test(part))
  return drawer ? [{ rule: 'no-drawers', file, what: `is named ${drawer}, which says nothing` }] : []
}

/** A file of nothing but re-exports, or an index that is no feature's manifest. */
function wrongBarrel(file: string, { statements }: ts.SourceFile): Violation[] {
  if (manifest.test(file)) return []
  const isIndex = /\/index\.tsx?$/.test(file)
  const passesOn = (one: ts.Statement) => ts.isExportDeclaration(one) && one.moduleSpecifier !== undefined
  const isBarrel = statements.length > 0 && statements.every(passesOn)
  if (!isIndex && !isBarrel) return []
  return [{ rule: 'no-barrels', file, what: 'hides where things are: import them from their own files' }]
}

function wrongParameters(file: string, source: ts.SourceFile): Violation[] {
  return crowdedFunctions(source).map(({ name, line, count }) => ({
    rule: 'few-parameters',
    file,
    what: `has ${name} with ${count} parameters on line ${line}: give what belongs together as one, or divide it`,
  }))
}

function wrongMint(file: string, source: ts.SourceFile): Violation[] {
  if (file === scopeKit) return []
  const wrong = importedNames(source).filter((name) => {
    if (name === 'mintScope') return !mintsScope.includes(file) && !jobPayload.test(file)
    return name === 'mintSystemScope' && !mintsSystem.includes(file)
  })
  return wrong.map((name) => ({
    rule: 'mint-on-list',
    file,
    what: `calls ${name}: take a scope instead, or put the file on the list in bin/rules/sources.ts`,
  }))
}

/** `as ReadableTaskId` and the like, by which any number would pass for one that somebody may read. */
function wrongId(file: string, source: ts.SourceFile): Violation[] {
  if (mintsIds.includes(file)) return []
  const found = new Set<string>()
  visit(source, (node) => {
    if (ts.isAsExpression(node) && isMinted.test(node.type.getText())) found.add(node.type.getText())
  })
  return [...found].map((type) => ({
    rule: 'mint-on-list',
    file,
    what: `makes a ${type}: take it from the store that asks for the rights (bin/rules/sources.ts)`,
  }))
}

function importedNames({ statements }: ts.SourceFile): string[] {
  return statements.filter(ts.isImportDeclaration).flatMap(({ importClause }) => {
    const named = importClause?.namedBindings
    if (!named || !ts.isNamedImports(named)) return []
    return named.elements.map((one) => (one.propertyName ?? one.name).text)
  })
}

/** `db.orm` and `db.query(...)` outside of the places for SQL. */
function wrongQuery(file: string, source: ts.SourceFile): Violation[] {
  if (sqlPlaces.test(file) || client.test(file)) return []
  const found = new Set<string>()
  visit(source, (node) => {
    if (!ts.isPropertyAccessExpression(node)) return
    const isCall = ts.isCallExpression(node.parent) && node.parent.expression === node
    if (node.name.text === 'orm') found.add(node.getText())
    if (node.name.text === 'query' && isCall && !asksWhetherUp.test(file)) found.add(`${node.getText()}()`)
  })
  return [...found].map((what) => ({
    rule: 'sql-in-stores',
    file,
    what: `uses ${what}: SQL is for stores`,
  }))
}

/**
 * Each exported function of a store that is given the database says who acts, and none takes a scope that it does not
 * use: a minted id carries the proof where the query needs no more, and for what has none the `ActingDatabase` or the
 * `SystemDatabase` does.
 */
function wrongStore(file: string, source: ts.SourceFile): Violation[] {
  if (!store.test(file)) return []
  return source.statements.filter(ts.isFunctionDeclaration).flatMap((one): Violation[] => {
    const isExported = one.modifiers?.some((word) => word.kind === ts.SyntaxKind.ExportKeyword)
    const of = (type: RegExp) => one.parameters.filter((given) => type.test(given.type?.getText() ?? ''))
    const name = one.name?.text ?? 'a function'
    const scopes = of(/\b(System)?Scope\b/)
    if (scopes.some((scope) => scope.name.getText().startsWith('_')))
      return [{ rule: 'stores-use-scope', file, what: `${name} takes a scope and does not use it` }]
    if (!isExported || of(/\bDatabase\b/).length === 0 || scopes.length > 0) return []
    if (of(mintedId).length > 0) return []
    return [{ rule: 'stores-take-scope', file, what: `${name} does not say who acts` }]
  })
}
