// Parts an mbox into its mails as it is read: a line "From " behind an empty one begins the next (RFC 4155).

const FROM = Buffer.from('From ')
const QUOTED = /^>+From /

/** The quote that mboxrd puts before such lines of a text is taken away again. */
export async function* mailsOfMbox(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let lines: Buffer[] = []
  let isBehindEmpty = true
  let hasBegun = false
  for await (const line of linesOf(chunks)) {
    if (isBehindEmpty && line.subarray(0, FROM.length).equals(FROM)) {
      if (hasBegun && lines.length > 0) yield mailOf(lines)
      lines = []
      hasBegun = true
      isBehindEmpty = false
      continue
    }
    isBehindEmpty = line.length <= 2 && line.toString('latin1').trim() === ''
    lines.push(unquoted(line))
  }
  if (hasBegun && lines.length > 0) yield mailOf(lines)
  else if (!hasBegun && lines.some((line) => line.length > 2))
    throw new Error('this is no mbox: its first line does not begin with "From "')
}

/** The empty line before the next "From " is the mbox's. */
function mailOf(lines: readonly Buffer[]): Buffer {
  const last = lines.at(-1)
  const isEmpty = last !== undefined && last.toString('latin1').trim() === ''
  return Buffer.concat(isEmpty ? lines.slice(0, -1) : lines)
}

function unquoted(line: Buffer): Buffer {
  return line[0] === 0x3e && QUOTED.test(line.subarray(0, 100).toString('latin1')) ? line.subarray(1) : line
}

/** With their ends. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = []
  for await (const chunk of chunks) {
    let from = 0
    for (let at = chunk.indexOf(0x0a); at >= 0; at = chunk.indexOf(0x0a, from)) {
      yield rest.length === 0
        ? chunk.subarray(from, at + 1)
        : Buffer.concat([...rest, chunk.subarray(from, at + 1)])
      rest = []
      from = at + 1
    }
    if (from < chunk.length) rest.push(chunk.subarray(from))
  }
  if (rest.length > 0) yield Buffer.concat(rest)
}
