// Each heading gets a name of its own, to which the list of what is in the article leads.
import { namer } from './headings.ts'
import type { TreeChild, TreeRoot } from './text-tree.ts'

export function headingIds() {
  return (root: TreeRoot): void => {
    const named = namer()
    for (const child of root.children) {
      if (child.type !== 'element' || !/^h[1-6]$/.test(child.tagName)) continue
      child.properties.id = named(wordsOf(child.children))
    }
  }
}

function wordsOf(children: readonly TreeChild[]): string {
  return children
    .map((child) =>
      child.type === 'text' ? child.value : child.type === 'element' ? wordsOf(child.children) : '',
    )
    .join('')
}
