// Plain mail text as paragraphs and lists, so that it can be typeset for reading.

export type MailBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

const bullet = /^\s{0,3}(?:[-*•–]|\d{1,2}[.)])\s+(?=\S)/

/**
 * Blank lines divide paragraphs; runs of lines that begin with a bullet or number become lists, an
 * indented line below goes on with its item. Line breaks within a paragraph stay: an address or a
 * signature needs them. Nothing but bullets and blank lines is dropped.
 */
export function mailBlocks(text: string): MailBlock[] {
  const blocks: MailBlock[] = []
  let open: MailBlock | null = null
  for (const line of text.split(/\r?\n/)) {
    open = line.trim() === '' ? null : withLine(blocks, open, line)
  }
  return blocks
}

/* Adds a line to the open block or to a new one; gives the block that is open then. */
function withLine(blocks: MailBlock[], open: MailBlock | null, line: string): MailBlock {
  const marker = bullet.exec(line)
  if (marker) {
    const list = open?.kind === 'list' ? open : startList(blocks)
    list.items.push(line.slice(marker[0].length).trimEnd())
    return list
  }
  if (open?.kind === 'list' && /^\s{2,}\S/.test(line)) {
    open.items.push(`${open.items.pop() ?? ''} ${line.trim()}`)
    return open
  }
  if (open?.kind === 'paragraph') {
    open.text += `\n${line.trimEnd()}`
    return open
  }
  const paragraph: MailBlock = { kind: 'paragraph', text: line.trimEnd() }
  blocks.push(paragraph)
  return paragraph
}

function startList(blocks: MailBlock[]) {
  const last = blocks.at(-1)
  // Mailers put blank lines between items; they are still one list.
  if (last?.kind === 'list') return last
  const list = { kind: 'list' as const, items: [] as string[] }
  blocks.push(list)
  return list
}
