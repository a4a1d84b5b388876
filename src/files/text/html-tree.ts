// HTML as a tree: nothing runs, nothing is fetched, and what no reader sees is left out.
import { Parser } from 'htmlparser2'
import type { Allowance } from '../allowance.ts'
import type { Element } from '../packed/xml.ts'

const unseen = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'head'])
/** Pages nest deeper than office files do. */
const DEEPER = 5
const hiding = /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d])/i

export interface HtmlTree {
  readonly root: Element
  readonly title: string
  readonly hasHidden: boolean
}

export function readHtmlTree(text: string, allowance: Allowance): HtmlTree {
  const root: Element = { name: 'html', attributes: {}, children: [] }
  const open = [root]
  let title = ''
  let inTitle = false
  let hasHidden = false
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        allowance.checkDepth(open.length / DEEPER)
        if (name === 'title') inTitle = true
        const element: Element = { name, attributes, children: [] }
        if (isHidden(attributes)) hasHidden = true
        else if (!unseen.has(name)) open.at(-1)?.children.push(element)
        open.push(element)
      },
      ontext(words) {
        if (inTitle) title += words
        else open.at(-1)?.children.push(words)
      },
      onclosetag(name) {
        if (name === 'title') inTitle = false
        if (open.length > 1) open.pop()
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  )
  parser.end(text)
  return { root, title: title.trim(), hasHidden }
}

function isHidden(attributes: Readonly<Record<string, string>>): boolean {
  if (attributes['hidden'] !== undefined) return true
  return attributes['style'] !== undefined && hiding.test(attributes['style'])
}
