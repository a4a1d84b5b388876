// Whether words that a reader names as its evidence stand in a text.

/** Word for word; white space counts as one space. Fewer than three characters prove nothing. */
export function isQuoted(sentence: string, text: string): boolean {
  return flat(sentence).length > 2 && flat(text).includes(flat(sentence))
}

const flat = (words: string) => words.replace(/\s+/g, ' ').trim()
