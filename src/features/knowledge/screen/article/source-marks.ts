// `[^1]` in a text names its source number 1: an element in its place, which is drawn as a mark.
import {
  elementNode,
  replaceTexts,
  type TreeChild,
  type TreeRoot,
  type TreeText,
  textNode,
} from './text-tree.ts'

const NAMED = /\[\^(\d{1,3})\]/g

export function sourceMarks() {
  return (root: TreeRoot): void => {
    const become = new Map<TreeText, TreeChild[]>()
    const walk = (children: readonly TreeChild[]) => {
      for (const child of children) {
        // In code it means itself.
        if (child.type === 'element' && child.tagName !== 'code') walk(child.children)
        if (child.type === 'text' && child.value.includes('[^')) become.set(child, parted(child.value))
      }
    }
    walk(root.children)
    replaceTexts(root, become)
  }
}

function parted(value: string): TreeChild[] {
  const parts: TreeChild[] = []
  let done = 0
  for (const match of value.matchAll(NAMED)) {
    if (match.index > done) parts.push(textNode(value.slice(done, match.index)))
    parts.push(elementNode('sup', [], { dataSource: Number(match[1]) }))
    done = match.index + match[0].length
  }
  if (done < value.length) parts.push(textNode(value.slice(done)))
  return parts
}
