// The tree of a text in markdown, as its marks are put into it: walked by the blocks that hold words.
import type { ExtraProps } from 'react-markdown'

export type TreeElement = NonNullable<ExtraProps['node']>
export type TreeChild = TreeElement['children'][number]
export type TreeText = Extract<TreeChild, { type: 'text' }>
export interface TreeRoot {
  children: TreeChild[]
}

const BLOCKS: ReadonlySet<string> = new Set([
  'p',
  'li',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'td',
  'th',
  'blockquote',
])

/** Each block with the texts in it, which are in no block further within. */
export function blocksOf(root: TreeRoot): TreeText[][] {
  const blocks: TreeText[][] = []
  const walk = (children: readonly TreeChild[], block: TreeText[]) => {
    for (const child of children) {
      if (child.type === 'text') block.push(child)
      if (child.type !== 'element') continue
      if (BLOCKS.has(child.tagName)) {
        const own: TreeText[] = []
        blocks.push(own)
        walk(child.children, own)
      } else walk(child.children, block)
    }
  }
  walk(root.children, [])
  return blocks.filter((block) => block.length > 0)
}

export const wordsOfBlock = (block: readonly TreeText[]): string => block.map(({ value }) => value).join('')

/** Puts what a text becomes in its place, wherever in the tree it is. */
export function replaceTexts(root: TreeRoot, become: ReadonlyMap<TreeText, TreeChild[]>): void {
  const walk = (parent: { children: TreeChild[] }) => {
    for (const child of parent.children) if (child.type === 'element') walk(child)
    parent.children = parent.children.flatMap((child) =>
      child.type === 'text' ? (become.get(child) ?? [child]) : [child],
    )
  }
  walk(root)
}

export const textNode = (value: string): TreeText => ({ type: 'text', value })

export const elementNode = (
  tagName: string,
  children: TreeChild[],
  properties: TreeElement['properties'] = {},
): TreeElement => ({ type: 'element', tagName, properties, children })

/** Wraps the words of a block between two places, over all texts that they run through. */
export function wrapped(
  block: readonly TreeText[],
  spans: readonly { start: number; end: number }[],
  wrap: (words: string) => TreeElement,
): Map<TreeText, TreeChild[]> {
  const become = new Map<TreeText, TreeChild[]>()
  let at = 0
  for (const text of block) {
    const parts: TreeChild[] = []
    let done = 0
    for (const { start, end } of spans) {
      const [from, to] = [Math.max(start - at, done), Math.min(end - at, text.value.length)]
      if (from >= to) continue
      if (from > done) parts.push(textNode(text.value.slice(done, from)))
      parts.push(wrap(text.value.slice(from, to)))
      done = to
    }
    if (parts.length > 0) {
      if (done < text.value.length) parts.push(textNode(text.value.slice(done)))
      become.set(text, parts)
    }
    at += text.value.length
  }
  return become
}
