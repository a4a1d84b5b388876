// Lets long lists of words stand in few lines: the languages of mail programs are many.

/** The words of a text, which are parted by commas and may run over several lines. */
export function wordList(text: string): string[] {
  return text.split(',').map((word) => word.replace(/\s+/g, ' ').trim())
}
