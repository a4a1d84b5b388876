// Two habits that new lines do without: spreads of literals, and comments in the old register. `old-lines.txt` keeps a hash of
// each line that has one from before the rule; it may only shrink, by `npm run rules -- --keep`.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript-6'
import { oldRegister } from './old-register.ts'
import { visit } from './source-files.ts'
import type { Violation } from './violation.ts'

export interface OldLine extends Violation {
  /** Of its trimmed text, so that a line may move within a file or with it. */
  hash: string
}

const KEPT = 'bin/rules/old-lines.txt'
const FOLDERS = ['src', 'db/schema', 'bin', 'docs/example-agent/src', 'eval', 'bench', 'faults', 'test']

/** Lines that have one of the two habits and are not in `old-lines.txt`, or are there fewer times. */
export function newOldLines(root: string): Violation[] {
  const left = keptLines(root)
  return oldLines(root).flatMap(({ hash, ...violation }) => {
    const count = left.get(hash) ?? 0
    left.set(hash, count - 1)
    return count > 0 ? [] : [violation]
  })
}

/** Takes from `old-lines.txt` what is gone; where the file is missing, writes all that is found. */
export function keepOldLines(root: string): void {
  const before = existsSync(join(root, KEPT)) ? keptLines(root) : null
  const counts = new Map<string, number>()
  for (const { hash } of oldLines(root)) {
    const count = (counts.get(hash) ?? 0) + 1
    if (count <= (before?.get(hash) ?? (before ? 0 : count))) counts.set(hash, count)
  }
  const lines = [...counts].sort(([a], [b]) => (a < b ? -1 : 1))
  const text = lines.map(([hash, count]) => (count > 1 ? `${hash} ${count}\n` : `${hash}\n`)).join('')
  writeFileSync(join(root, KEPT), text)
}

/** By hash, how many lines may stay. */
function keptLines(root: string): Map<string, number> {
  if (!existsSync(join(root, KEPT))) return new Map()
  const lines = readFileSync(join(root, KEPT), 'utf8').split('\n').filter(Boolean)
  return new Map(
    lines.map((line) => {
      const [hash = '', count = '1'] = line.split(' ')
      return [hash, Number(count)]
    }),
  )
}

/** All lines with one of the two habits, those of tests too. */
export function oldLines(root: string): OldLine[] {
  return FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && file !== 'bin/rules/old-register.ts')
      .sort()
      .flatMap((file) => linesOf(file, readFileSync(join(root, file), 'utf8'))),
  )
}

function linesOf(file: string, text: string): OldLine[] {
  const lines = text.split('\n')
  const spreads = spreadLines(file, text).map((number) => ({ number, ...SPREAD }))
  const comments = lines.flatMap((line, index) => {
    const words = oldWords(line)
    return words ? [{ number: index + 1, rule: 'plain-comments', says: words }] : []
  })
  return [...spreads, ...comments].map(({ number, rule, says }) => ({
    rule,
    file,
    what: `${says}, on line ${number}`,
    hash: hashOf(`${rule} ${(lines[number - 1] ?? '').trim()}`),
  }))
}

const SPREAD = { rule: 'no-literal-spreads', says: 'spreads a literal: write its fields by themselves' }

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** The lines on which `...{ a, b }` or `...[a, b]` begin. */
function spreadLines(file: string, text: string): number[] {
  if (!/\.\.\.[[{(]/.test(text)) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: number[] = []
  visit(source, (node) => {
    if (!ts.isSpreadElement(node) && !ts.isSpreadAssignment(node)) return
    const spread = bare(node.expression)
    if (!ts.isObjectLiteralExpression(spread) && !ts.isArrayLiteralExpression(spread)) return
    found.push(source.getLineAndCharacterOfPosition(node.getStart()).line + 1)
  })
  return found
}

/** Without parentheses and `as const`. */
function bare(node: ts.Expression): ts.Expression {
  const isWrapped = ts.isParenthesizedExpression(node) || ts.isAsExpression(node)
  return isWrapped ? bare(node.expression) : node
}

/** A line of a comment, or one behind code. */
const COMMENT = /^\s*(?:\/\/|\{?\/\*+|\*)(.*)|\s\/\/ (.*)/

function oldWords(line: string): string | null {
  const [, whole, behind] = COMMENT.exec(line) ?? []
  const comment = (whole ?? behind ?? '').trim()
  for (const [pattern, plain] of oldRegister) {
    const match = pattern.exec(comment)
    if (match) return `says "${match[0].trim()}" in a comment: ${plain}`
  }
  return null
}
