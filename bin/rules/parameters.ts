// The rule that keeps calls readable: a function takes at most four parameters; what belongs together comes as one.
import ts from 'typescript-6'
import { visit } from './source-files.ts'

const MOST = 4

/** The functions of a file that take more, each by its name and the line on which it begins. */
export function crowdedFunctions(source: ts.SourceFile): { name: string; line: number; count: number }[] {
  const found: { name: string; line: number; count: number }[] = []
  visit(source, (node) => {
    if (!ts.isFunctionLike(node) || !('body' in node) || !node.body || node.parameters.length <= MOST) return
    const { line } = source.getLineAndCharacterOfPosition(node.getStart())
    found.push({ name: nameOf(node), line: line + 1, count: node.parameters.length })
  })
  return found
}

function nameOf({ name, parent }: ts.SignatureDeclaration): string {
  if (name) return name.getText()
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)
    ? parent.name.getText()
    : 'a function'
}
