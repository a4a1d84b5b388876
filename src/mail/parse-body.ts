// Puts together the body of a mail from its text parts: the plain text and the HTML.

import { unflow } from './flowed-text.ts'
import { readHtml } from './html-text.ts'
import type { MimeNode } from './mime-mail.ts'
import { isStandIn } from './stub-text.ts'

export interface MailBody {
  /** Plain parts and the text of HTML parts that have no plain twin, in order. */
  text: string
  /** All HTML parts, in order; null when there is none. */
  html: string | null
  /** Whether the plain text is missing, or only stands in for this text of the HTML. */
  isStub(htmlText: string): boolean
}

interface Gathered {
  /** In order; of HTML parts the text is made only if it is needed. */
  text: (() => string)[]
  html: string[]
  hasPlain: boolean
}

const deepestPart = 100
/** Characters of one HTML part that are read as text; styles make it many times longer than its words. */
export const mostHtml = 1_000_000

function hasType(node: MimeNode, type: string): boolean {
  return node.contentType === type && (node.textContent ?? '').trim() !== ''
}

function isWithin(nodes: readonly MimeNode[], type: string, depth: number): boolean {
  return (
    depth < deepestPart &&
    nodes.some((node) => hasType(node, type) || isWithin(node.children, type, depth + 1))
  )
}

function visit(node: MimeNode, skipHtmlText: boolean, depth: number, into: Gathered): void {
  if (depth > deepestPart) return
  if (hasType(node, 'text/html')) {
    into.html.push(node.textContent ?? '')
    if (!skipHtmlText) into.text.push(() => readHtml((node.textContent ?? '').slice(0, mostHtml)).text)
  } else if (node.textContent) {
    const content = node.textContent
    into.text.push(() => (node.flowed === true ? unflow(content, node.delSp === true) : content))
    into.hasPlain ||= node.textContent.trim() !== ''
  }
  // RFC 2046 5.1.4: of alternatives, one is read
  const hasTwin = node.contentType === 'multipart/alternative' && isWithin(node.children, 'text/plain', 0)
  for (const child of node.children) visit(child, skipHtmlText || hasTwin, depth + 1, into)
}

function gather(node: MimeNode | null, skipHtmlText = false): Gathered {
  const into: Gathered = { text: [], html: [], hasPlain: false }
  if (node !== null) visit(node, skipHtmlText, 0, into)
  return into
}

function joined({ text }: Gathered): string {
  return text
    .map((read) => read())
    .join('\n')
    .replace(/\r\n?/g, '\n')
}

export function readBody(tree: MimeNode | null): MailBody {
  const gathered = gather(tree)
  const { html, hasPlain } = gathered
  const plain = hasPlain ? joined(gathered) : ''
  return {
    text: plain,
    html: html.length === 0 ? null : html.join('<br>\n'),
    isStub: (htmlText) => !hasPlain || isStandIn(plain, htmlText),
  }
}

/** Plain parts alone, in order. */
export function readPlainText(tree: MimeNode | null): string {
  return joined(gather(tree, true))
}
