// The patterns that stand in the sources, and the places where the product composes others.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript-6'
import { sourcesOf, visit } from '../rules/source-files.ts'
import type { Violation } from '../rules/violation.ts'
import { builtLater } from './built-later.ts'
import type { Pattern, Place } from './pattern.ts'

export interface Written {
  literals: Pattern[]
  /** Each `new RegExp(...)`. */
  sites: Place[]
  /** Patterns that this check could not see. */
  unseen: Violation[]
}

/** Reads the TypeScript files of the project at `root`: the product's, and the example's in its documentation. */
export function patternsWritten(root: string): Written {
  const written: Written = { literals: [], sites: [], unseen: [] }
  const folders = ['src', ...(existsSync(join(root, 'docs')) ? ['docs'] : [])]
  for (const file of folders.flatMap((folder) => sourcesOf(root, folder))) {
    const text = readFileSync(join(root, file), 'utf8')
    readSource(file, ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), written)
  }
  return written
}

function readSource(file: string, source: ts.SourceFile, { literals, sites, unseen }: Written): void {
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1
  const refuse = (node: ts.Node, what: string) =>
    unseen.push({ rule: 'pattern-unseen', file: `${file}:${lineOf(node)}`, what })
  visit(source, (node) => {
    if (ts.isRegularExpressionLiteral(node))
      literals.push({ file, line: lineOf(node), ...partsOf(node.text) })
    if (isTextAsPattern(node)) refuse(node, 'turns text into a pattern: write it between slashes')
    if (!ts.isIdentifier(node) || node.text !== 'RegExp' || isTypeOrTest(node)) return
    const { parent } = node
    if (!ts.isNewExpression(parent)) refuse(node, 'uses RegExp other than by new RegExp(...)')
    else if (builtLater(parent, source))
      refuse(node, 'composes a pattern when called: compose it as the file loads, or search without one')
    else sites.push({ file, line: lineOf(parent) })
  })
}

function partsOf(literal: string): { source: string; flags: string } {
  const end = literal.lastIndexOf('/')
  return { source: literal.slice(1, end), flags: literal.slice(end + 1) }
}

/** `text.match('...')` and its like make a pattern of their own. */
function isTextAsPattern(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  const [given] = node.arguments
  const isText = given !== undefined && (ts.isStringLiteralLike(given) || ts.isTemplateExpression(given))
  return isText && ['match', 'matchAll', 'search'].includes(node.expression.name.text)
}

function isTypeOrTest({ parent }: ts.Identifier): boolean {
  if (ts.isTypeReferenceNode(parent)) return true
  return ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword
}
