// The rule that keeps a model from naming records: no form of its answer has a field for an id.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript-6'
import { sourcesOf, visit } from './source-files.ts'
import type { Violation } from './violation.ts'

/** What a model is asked with: `modelReader({ answer })`, `model.ask({ schema })`. */
const formOf: Record<string, string> = { modelReader: 'answer', ask: 'schema' }
const idField = /^(?:id|ids|.*[a-z]Ids?)$/
/** Fields that may stay, by file and name, each with its reason. */
const excused: Record<string, string> = {
  'src/features/assistant/answer/contract.ts taskId':
    'one of the ids of the board that the model is given; all others are dropped, and a person presses',
}

/** Reads the TypeScript files below src of the project at `root`. */
export function idsInModelAnswers(root: string): Violation[] {
  const files = new Map<string, ts.SourceFile>()
  const parsed = (file: string): ts.SourceFile => {
    const known = files.get(file)
    if (known) return known
    const text = readFileSync(join(root, file), 'utf8')
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    files.set(file, source)
    return source
  }
  const found = new Map<string, Violation>()
  for (const file of sourcesOf(root, 'src')) {
    for (const form of formsIn(parsed(file)))
      for (const place of fieldsOf({ root, parsed, seen: new Set() }, file, form)) {
        const key = `${place.file} ${place.name}`
        if (idField.test(place.name) && !(key in excused))
          found.set(key, {
            rule: 'model-names-no-ids',
            file: place.file,
            what: `lets a model fill ${place.name}: say it by a number that was given, an address or words`,
          })
      }
  }
  return [...found.values()]
}

/** The expressions that say what a model may answer. */
function formsIn(source: ts.SourceFile): ts.Expression[] {
  const found: ts.Expression[] = []
  visit(source, (node) => {
    if (!ts.isCallExpression(node)) return
    const { expression: called, arguments: given } = node
    const name = ts.isPropertyAccessExpression(called) ? called.name.text : called.getText()
    const field = Object.hasOwn(formOf, name) ? formOf[name] : undefined
    const [first] = given
    if (field === undefined || !first) return
    visit(first, (one) => {
      if (ts.isPropertyAssignment(one) && one.name.getText() === field) found.push(one.initializer)
      if (ts.isShorthandPropertyAssignment(one) && one.name.text === field) found.push(one.name)
    })
  })
  return found
}

interface Walk {
  root: string
  parsed: (file: string) => ts.SourceFile
  seen: Set<string>
}

/** Names of all fields below an expression, and below what it names here or in other files. */
function fieldsOf(walk: Walk, file: string, from: ts.Node): { file: string; name: string }[] {
  const found: { file: string; name: string }[] = []
  visit(from, (node) => {
    if (ts.isPropertyAssignment(node)) found.push({ file, name: node.name.getText().replaceAll(/['"]/g, '') })
    if (!ts.isIdentifier(node)) return
    const key = `${file} ${node.text}`
    if (walk.seen.has(key)) return
    walk.seen.add(key)
    for (const declared of declarationsOf(walk, file, node.text))
      found.push(...fieldsOf(walk, declared.file, declared.value))
  })
  return found
}

/** What a name stands for: a constant of the file, or one that it imports. */
function declarationsOf(walk: Walk, file: string, name: string): { file: string; value: ts.Expression }[] {
  const found: { file: string; value: ts.Expression }[] = []
  for (const statement of walk.parsed(file).statements) {
    if (ts.isVariableStatement(statement))
      for (const { name: own, initializer } of statement.declarationList.declarations)
        if (own.getText() === name && initializer) found.push({ file, value: initializer })
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const names = statement.importClause?.namedBindings
    const taken = names && ts.isNamedImports(names) ? names.elements : []
    const one = taken.find((element) => element.name.text === name)
    const target = join(dirname(file), statement.moduleSpecifier.text)
    if (one && /\.tsx?$/.test(target) && existsSync(join(walk.root, target)))
      found.push(...declarationsOf(walk, target, (one.propertyName ?? one.name).text))
  }
  return found
}
