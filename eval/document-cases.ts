// What is asked of a document that was read: its words, their order, and the rows of its tables.

/** A reference text as Markdown: what marks it up is no word. */
export function wordsOf(markdown: string): string[] {
  return (
    markdown
      .replace(/<!--[^>]*-->/g, ' ')
      .replace(/&(?:lt|gt|amp|quot);/g, ' ')
      .replace(/[*~`$]/g, ' ')
      .replace(/\\[_#]/g, '_')
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  )
}

/** How many of the wanted words are there, each as often as it is wanted. */
export function found(wanted: readonly string[], read: readonly string[]): number {
  const left = new Map<string, number>()
  for (const word of read) left.set(word, (left.get(word) ?? 0) + 1)
  return wanted.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count > 0
  }).length
}

const MOST_WORDS = 6_000

/** The most of the wanted words that are there in this order. */
export function foundInOrder(wanted: readonly string[], read: readonly string[]): number {
  const [rows, columns] = [wanted.slice(0, MOST_WORDS), read.slice(0, MOST_WORDS)]
  let above = new Uint16Array(columns.length + 1)
  for (const word of rows) {
    const line = new Uint16Array(columns.length + 1)
    for (const [index, other] of columns.entries())
      line[index + 1] =
        word === other ? (above[index] ?? 0) + 1 : Math.max(above[index + 1] ?? 0, line[index] ?? 0)
    above = line
  }
  return above.at(-1) ?? 0
}

/** Rows of the Markdown's tables that have two filled cells or more. */
export function tableRows(markdown: string): string[] {
  return markdown.split('\n').flatMap((line) => {
    const bare = line.trim()
    if (!bare.startsWith('|') || /^\|[\s|:-]+\|$/.test(bare)) return []
    return rowKey(bare.slice(1, -1).split(/(?<!\\)\|/))
  })
}

/** Empty cells and those that repeat the one before them do not count; null for fewer than two. */
export function rowKey(cells: readonly string[]): string[] {
  const texts = cells.map((cell) => wordsOf(cell).join(' ')).filter((text) => text !== '')
  const own = texts.filter((text, index) => text !== texts[index - 1])
  return own.length < 2 ? [] : [own.join('|')]
}
