// Joins the soft line breaks of format=flowed text without mixing quotes and answers (RFC 3676).

interface FlowedLine {
  depth: number
  text: string
}

function readLine(line: string): FlowedLine {
  let depth = 0
  while (line[depth] === '>') depth++
  const text = line.slice(depth)
  // RFC 3676 4.4: one space was stuffed in front
  return { depth, text: text.startsWith(' ') ? text.slice(1) : text }
}

function written({ depth, text }: FlowedLine): string {
  return depth === 0 ? text : `${'>'.repeat(depth)} ${text}`
}

/** Lines that end in a space go on in the next one of the same quote depth; "-- " never does (RFC 3676 4.3). */
export function unflow(text: string, deleteSpace: boolean): string {
  const out: string[] = []
  let parts: string[] = []
  let depth = 0
  const flush = (): void => {
    if (parts.length > 0) out.push(written({ depth, text: parts.join('') }))
    parts = []
  }
  for (const raw of text.split(/\r?\n/)) {
    const line = readLine(raw)
    const isDelimiter = line.text === '-- '
    if (isDelimiter || line.depth !== depth) flush()
    depth = line.depth
    const soft = line.text.endsWith(' ') && !isDelimiter
    parts.push(soft && deleteSpace ? line.text.slice(0, -1) : line.text)
    if (!soft) flush()
  }
  flush()
  return out.join('\n')
}
