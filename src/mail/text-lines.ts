// The lines of a mail text and the few marks that the HTML reader leaves in them.

/** Stands alone on a line: from here on follows earlier mail, as the HTML says. */
export const historyMark = '\ue000'
/** Begins a line that the HTML names as a reply header ("On ... wrote:"). */
export const attributionMark = '\ue001'

export const anyMark = /[\ue000\ue001]/g

export function splitLines(text: string): string[] {
  // Of these signs a mail has seldom one, and looking for one sign is quick.
  const hasOther = text.includes('\r') || text.includes('\u2028') || text.includes('\u2029')
  return (hasOther ? text.replace(/\r\n?|[\u2028\u2029]/g, '\n') : text).split('\n')
}

export function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === ''
}

/**
 * A quoted line: ">" as in RFC 3676, its full-width form, initials ("AB> "), or "|" that is no table.
 * ">>> look here <<<" is decoration.
 */
export function isQuote(line: string | undefined): boolean {
  if (line === undefined || !/^[ \t]{0,3}(?:[>＞]|[A-Za-z]{1,3}> |\|(?: |$))/.test(line)) return false
  return !line.slice(-10).trimEnd().endsWith('<<') && !/^\s*\|.{1,2000}\|/.test(line)
}

/** The index of the first line from `start` that is not blank, or the number of lines. */
export function skipBlank(lines: readonly string[], start: number): number {
  let index = start
  while (index < lines.length && isBlank(lines[index])) index++
  return index
}

/** Whether lines with the same first index belong to a fenced block of code, in which nothing is a marker. */
export function fencedLines(lines: readonly string[]): boolean[] {
  const fences: number[] = []
  for (const [index, line] of lines.entries()) if (/^\s{0,3}(?:```|~~~~)/.test(line)) fences.push(index)
  const inside = lines.map(() => false)
  for (let pair = 0; pair + 1 < fences.length; pair += 2) {
    inside.fill(true, fences[pair], (fences[pair + 1] ?? 0) + 1)
  }
  return inside
}

/** Only lines of HTML have marks. */
function withoutMarks(line: string): string {
  return line.includes(historyMark) || line.includes(attributionMark) ? line.replace(anyMark, '') : line
}

/** Text without blank lines around it and without spaces at the ends of its lines. */
export function tidyText(lines: readonly string[]): string {
  const trimmed = lines.map((line) => withoutMarks(line).trimEnd())
  let start = 0
  let end = trimmed.length
  while (start < end && trimmed[start] === '') start++
  while (end > start && trimmed[end - 1] === '') end--
  return trimmed.slice(start, end).join('\n')
}
