// What stands before a figure or a day as its name, as in "Payment due: 3 May".

const LONGEST = 42

/** The words before a colon at the end of that text; null without them. */
export function labelBefore(text: string): string | null {
  const before = text.trimEnd()
  if (!before.endsWith(':')) return null
  const all = before.slice(0, -1)
  const words = all.slice(-LONGEST)
  const sign = Math.max(...['.', ';', ',', '\n', '!', '?', '|'].map((one) => words.lastIndexOf(one)))
  // Where the text is longer the first word is cut off.
  const from = sign < 0 && all.length > LONGEST ? words.indexOf(' ') : sign
  const label = words.slice(from + 1).trim()
  return /\p{L}{2}/u.test(label) ? label : null
}

/** Characters of a sentence that tells what something is about. */
const LONGEST_WHAT = 90

export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length <= LONGEST_WHAT ? line : `${line.slice(0, LONGEST_WHAT - 1).trimEnd()}…`
}
