// Lists the matches of a pattern, for the sentences of a mail that are searched by the hundred.

/**
 * As of `matchAll`, which makes a copy of the pattern for each text. The pattern is global, belongs to one
 * module, and never matches nothing.
 */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) found.push(match)
  return found
}
