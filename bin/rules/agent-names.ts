// The rule that keeps the crew data: an agent is named in its card, in its own feature, in seed and in tests alone.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript-6'
import { sourcesOf, visit } from './source-files.ts'
import type { Violation } from './violation.ts'

interface Agent {
  type: string
  name: string
  /** The end of its card's path. */
  card: string
  /** The folder of its own feature: where an agent's file takes the card; null while it is not built. */
  feature: string | null
}

/** Cards, sample data, and the pages that show components to their developers. */
const mayName = /^src\/(crew|seed|ui\/gallery)\//
/** Files of language/ in which the name of an agent is another word. */
const otherWords: Record<string, string> = {
  // Short for Alexander.
  'src/language/people.ts': 'alex',
  // "Dear" in Italian and Portuguese, "face" in Spanish.
  'src/language/courtesy.ts': 'cara',
  'src/language/lexicon/es/language.ts': 'cara',
  // "Expensive".
  'src/language/lexicon/es/notions.ts': 'cara',
  'src/language/lexicon/pt/notions.ts': 'cara',
  'src/language/lexicon/it/acts.ts': 'cara',
  'src/language/lexicon/it/language.ts': 'cara',
  'src/language/lexicon/pt/acts.ts': 'cara',
  'src/language/lexicon/pt/language.ts': 'cara',
}
const cardFile = /^src\/crew\/[a-z-]+\.ts$/
const pickedCard = /^firstAgent\b|^crew\[/
const switchedCard = /\b(card|agent)\.type$|\bagentType$/
/** As ARCHITECTURE.md names the file of an agent. */
const agentFile = /-agent\.ts$/
const featureFolder = /^src\/features\/[^/]+\//

/** Reads the TypeScript files below src of the project at `root`. */
export function namedAgents(root: string): Violation[] {
  const files = sourcesOf(root, 'src').map((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return { file, source: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true) }
  })
  const agents = files.flatMap(({ file, source }) => {
    const card = cardFile.test(file) ? typeAndName(source) : null
    if (!card) return []
    const ending = file.slice('src'.length)
    const own = files.find((one) => agentFile.test(one.file) && importsFile(one.source, ending))
    return [{ ...card, card: ending, feature: own ? (featureFolder.exec(own.file)?.[0] ?? null) : null }]
  })
  return files
    .filter(({ file }) => !mayName.test(file))
    .flatMap(({ file, source }) => {
      const others = agents.filter(
        ({ type, feature }) => otherWords[file] !== type && (feature === null || !file.startsWith(feature)),
      )
      return [
        ...others
          .flatMap((agent) => placesThatName(agent, source))
          .map((words) => `names an agent in ${words}`),
        ...others.flatMap((agent) =>
          importsFile(source, agent.card) ? `takes the card of ${agent.name}` : [],
        ),
        ...branchesOnCards(source).map((words) => `branches on who the agent is: ${words}`),
      ].map((what) => ({
        rule: 'agents-by-card',
        file,
        what: `${what}; say it on the cards in src/crew, or in the agent's own feature`,
      }))
    })
}

/** The `type` and `name` that a card is made with. */
function typeAndName(source: ts.SourceFile): { type: string; name: string } | null {
  const found: Record<string, string> = {}
  visit(source, (node) => {
    if (!ts.isPropertyAssignment(node) || !ts.isStringLiteral(node.initializer)) return
    found[node.name.getText()] ??= node.initializer.text
  })
  const { type, name } = found
  return type === undefined || name === undefined ? null : { type, name }
}

function importsFile({ statements }: ts.SourceFile, ending: string): boolean {
  return statements.some(
    (one) =>
      ts.isImportDeclaration(one) &&
      ts.isStringLiteral(one.moduleSpecifier) &&
      one.moduleSpecifier.text.endsWith(ending),
  )
}

/** Literals of every sort, text between tags and names of properties; not what comments or other names say. */
function placesThatName({ type, name }: Agent, source: ts.SourceFile): string[] {
  const named = new RegExp(String.raw`(?<![\w-])(${type}|${name})(?![\w-])`)
  const found: string[] = []
  visit(source, (node) => {
    if (ts.isImportDeclaration(node.parent ?? node)) return
    const words = wordsOf(node)
    if (words !== null && named.test(words)) found.push(words.trim().slice(0, 60))
  })
  return found
}

function wordsOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node) || ts.isTemplateMiddleOrTemplateTail(node)) return node.text
  if (ts.isTemplateHead(node) || ts.isJsxText(node) || ts.isRegularExpressionLiteral(node)) return node.text
  const isKey = ts.isPropertyAssignment(node) || ts.isPropertySignature(node)
  return isKey && ts.isIdentifier(node.name) ? node.name.text : null
}

/** Comparisons with a card that was picked by hand: `agent === firstAgent.type`, `switch (card.type)`. */
function branchesOnCards(source: ts.SourceFile): string[] {
  const found: string[] = []
  visit(source, (node) => {
    const isSwitch = ts.isSwitchStatement(node) && switchedCard.test(node.expression.getText())
    const isComparison =
      ts.isBinaryExpression(node) &&
      /^[!=]==?$/.test(node.operatorToken.getText()) &&
      [node.left, node.right].some((side) => pickedCard.test(side.getText()))
    if (isSwitch) found.push(`switch (${node.expression.getText()})`)
    if (isComparison) found.push(node.getText())
  })
  return found
}
