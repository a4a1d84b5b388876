// Text as quoted-printable (RFC 2045, section 6.7): 7 bit, in short lines, and still to be read by eye.

/** The last place of a line is the soft end's. */
const MAX_LINE = 76

/** Ends of lines become CRLF. No character is torn by the end of a line. */
export function quotedPrintable(text: string): string {
  return text
    .replaceAll('=', '=3D')
    .replace(/[^\t\n\r\x20-\x7e]+/g, escaped)
    .split(/\r\n?|\n/)
    .map(inShortLines)
    .join('\r\n')
}

function inShortLines(encoded: string): string {
  // A blank at the end of a line would be lost on the way.
  const line = encoded.replace(/[ \t]$/, escaped)
  if (line.length <= MAX_LINE) return line
  const lines: string[] = []
  let from = 0
  while (line.length - from > MAX_LINE) {
    const to = endWithin(line, from + MAX_LINE - 1)
    lines.push(line.slice(from, to))
    from = to
  }
  return [...lines, line.slice(from)].join('=\r\n')
}

/** The last place up to `end` that is neither within an escape nor within the escapes of one character. */
function endWithin(line: string, end: number): number {
  let at = end
  if (line[at - 1] === '=') at -= 1
  else if (line[at - 2] === '=') at -= 2
  while (line[at] === '=' && /[89AB]/.test(line[at + 1] ?? '')) at -= 3
  return at
}

function escaped(text: string): string {
  return Buffer.from(text).toString('hex').toUpperCase().replace(/../g, '=$&')
}
