// The product's own TypeScript files, and a walk over the syntax of one.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript-6'

/** Those below `folder` of the project at `root`, without tests and declarations, named from the project's folder. */
export function sourcesOf(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
    .sort()
}

/** Looks at `node` and at all that is in it. */
export function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node)
  ts.forEachChild(node, (child) => visit(child, look))
}
