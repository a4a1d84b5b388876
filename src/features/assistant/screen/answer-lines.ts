// Parts an answer's text into what is said and what is listed.

export type AnswerPart = { kind: 'text'; text: string } | { kind: 'list'; items: string[] }

/** Lines that begin with "•", "-" or "*" are items; neighbours belong together. */
export function linesOf(text: string): AnswerPart[] {
  const parts: AnswerPart[] = []
  for (const line of text.trim().split('\n')) {
    const item = /^\s*[•*-]\s+(\S.*)$/.exec(line)?.[1]
    const last = parts.at(-1)
    if (item === undefined && last?.kind === 'text') last.text += `\n${line}`
    else if (item === undefined) parts.push({ kind: 'text', text: line })
    else if (last?.kind === 'list') last.items.push(item)
    else parts.push({ kind: 'list', items: [item] })
  }
  return parts
}
