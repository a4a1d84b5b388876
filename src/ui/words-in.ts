// Finds words in a text that a mailer may have wrapped: any white space between them matches any other.

/** From the first character of the words to behind their last; null where they do not stand there in a row. */
export function wordsIn(text: string, words: string): { start: number; end: number } | null {
  const wanted = words.trim().replace(/\s+/g, ' ')
  if (wanted === '') return null
  const { folded, places } = withSingleSpaces(text)
  const at = folded.indexOf(wanted)
  if (at === -1) return null
  return { start: places[at] ?? 0, end: (places[at + wanted.length - 1] ?? 0) + 1 }
}

/** `places` says where each character of `folded` stands in the text. */
function withSingleSpaces(text: string): { folded: string; places: number[] } {
  const places: number[] = []
  let folded = ''
  for (const { index, 0: word } of text.matchAll(/\s+|\S+/g)) {
    const isSpace = word.trim() === ''
    folded += isSpace ? ' ' : word
    for (let at = 0; at < (isSpace ? 1 : word.length); at += 1) places.push(index + at)
  }
  return { folded, places }
}
