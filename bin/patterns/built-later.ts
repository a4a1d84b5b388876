// Tells a pattern that is composed once, as its file loads, from one that is composed out of what a call brings.
import ts from 'typescript-6'
import { visit } from '../rules/source-files.ts'

/** True where the pattern may be composed again after the file was loaded, from text that nobody has checked. */
export function builtLater(node: ts.Node, source: ts.SourceFile): boolean {
  return functionsAround(node).some((one) => !runsOnLoad(one, source))
}

function functionsAround(node: ts.Node): ts.FunctionLikeDeclaration[] {
  const around: ts.FunctionLikeDeclaration[] = []
  for (let up = node.parent; up !== undefined; up = up.parent) {
    if (ts.isFunctionLike(up)) around.push(up as ts.FunctionLikeDeclaration)
  }
  return around
}

/** A callback runs where it is handed over; a function by name only where it is called, if it is not exported. */
function runsOnLoad(one: ts.FunctionLikeDeclaration, source: ts.SourceFile): boolean {
  if (ts.isCallExpression(one.parent)) return true
  const named = ts.isVariableDeclaration(one.parent) ? one.parent : one
  if (named.name === undefined || !ts.isIdentifier(named.name) || isExported(named)) return false
  const name = named.name
  const uses: ts.Identifier[] = []
  visit(source, (node) => {
    if (ts.isIdentifier(node) && node.text === name.text && node !== name) uses.push(node)
  })
  return uses.every(
    (use) =>
      isHandedOver(use) &&
      functionsAround(use).every((around) => around !== one && runsOnLoad(around, source)),
  )
}

/** `make(...)` and `list.map(make)`. */
function isHandedOver({ parent }: ts.Identifier): boolean {
  return ts.isCallExpression(parent)
}

function isExported(named: ts.VariableDeclaration | ts.FunctionLikeDeclaration): boolean {
  const statement = ts.isVariableDeclaration(named) ? named.parent.parent : named
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  )
}
