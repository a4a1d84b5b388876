// `npm run numbers`: how large, how repetitive and how strict the sources are, in figures to compare between commits.
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript-6'
import { circlesOfFolders } from './folder-circles.ts'
import { oldLines } from './old-lines.ts'
import { crowdedFunctions } from './parameters.ts'
import { sharedRuns } from './shared-runs.ts'
import { sourcesOf } from './source-files.ts'

const project = join(dirname(fileURLToPath(import.meta.url)), '../..')
const root = resolve(process.argv[2] ?? project)

const files = [...sourcesOf(root, 'src'), ...sourcesOf(root, 'db/schema')].map((path) => {
  const text = readFileSync(join(root, path), 'utf8')
  return { path, text, source: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) }
})

const lengths: number[] = []
const counts = { castTwice: 0, unusedScopes: 0, scopes: 0 }
for (const { source } of files) count(source)

function count(node: ts.Node): void {
  if (ts.isFunctionLike(node) && 'body' in node && node.body) {
    const from = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line
    const to = node.getSourceFile().getLineAndCharacterOfPosition(node.getEnd()).line
    if (nameOf(node)) lengths.push(to - from + 1)
    for (const { name, type } of node.parameters) {
      if (!/\b(System)?Scope\b/.test(type?.getText() ?? '')) continue
      counts.scopes += 1
      if (name.getText().startsWith('_')) counts.unusedScopes += 1
    }
  }
  // `x as unknown as T` parses as a cast of a cast.
  if (ts.isAsExpression(node) && ts.isAsExpression(node.expression))
    if (node.expression.type.kind === ts.SyntaxKind.UnknownKeyword) counts.castTwice += 1
  ts.forEachChild(node, count)
}

/** A function that has a name of its own or is the value of one. */
function nameOf(node: ts.SignatureDeclaration): boolean {
  return node.name !== undefined || ts.isVariableDeclaration(node.parent)
}

/** Files with a list of three or more agents' names as literals. */
function listsOfAgents(): string[] {
  const names = new Set(agentNames())
  return files
    .filter(({ source }) => {
      const found = new Set<string>()
      const look = (node: ts.Node): void => {
        if (ts.isStringLiteral(node) || (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name))) {
          const text = ts.isStringLiteral(node) ? node.text : node.name.getText()
          if (names.has(text)) found.add(text)
        }
        ts.forEachChild(node, look)
      }
      look(source)
      return found.size >= 3
    })
    .map(({ path }) => path)
}

/** The `type` of each card in src/crew. */
function agentNames(): string[] {
  return files.flatMap(({ path, text }) => {
    const type = path.startsWith('src/crew/') && /^ {2}type: '([a-z]+)',$/m.exec(text)
    return type ? [type[1] ?? ''] : []
  })
}

const lines = files.map(({ text }) => text.split('\n').length - 1)
const agentLists = listsOfAgents()
const old = oldLines(root).filter(({ file }) => files.some(({ path }) => path === file))
const crowded = files.reduce((sum, { source }) => sum + crowdedFunctions(source).length, 0)
const rows: [string, string | number][] = [
  ['files', files.length],
  ['lines', lines.reduce((sum, one) => sum + one, 0)],
  ['file length: median / p90 / max', spread(lines)],
  ['files over 250 lines', lines.filter((one) => one > 250).length],
  ['named functions', lengths.length],
  ['function length: median / p90 / max', spread(lengths)],
  ['functions with five or more parameters', crowded],
  ['casts by way of unknown', counts.castTwice],
  ['scopes taken and not used', `${counts.unusedScopes} of ${counts.scopes}`],
  ['circles of folders', circlesOfFolders(root).length],
  ['spreads of literals', old.filter(({ rule }) => rule === 'no-literal-spreads').length],
  ['lines of comments in the old register', old.filter(({ rule }) => rule === 'plain-comments').length],
  ['pairs of places that share six or more lines', sharedRuns(files, 6)],
  ['places where agents are listed', agentLists.length + 1],
]
const width = Math.max(...rows.map(([name]) => name.length))
for (const [name, value] of rows) console.log(`${name.padEnd(width)}  ${value}`)
for (const path of agentLists) console.log(`  beside the crew, agents are listed in ${path}`)

function spread(values: readonly number[]): string {
  const sorted = [...values].sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return `${at(0.5)} / ${at(0.9)} / ${sorted.at(-1) ?? 0}`
}
