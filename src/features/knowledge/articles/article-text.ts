// The markdown of an article: without marks for lists and search, and made of the text of a mail.

/** `[^1]`, by which a sentence names what it rests on. */
const SOURCE_MARK = /\[\^\d{1,3}\]/g
const LONGEST_EXCERPT = 240

/** Without the marks of sources, which stand within sentences. */
export const withoutMarks = (text: string): string => text.replace(SOURCE_MARK, '')

/** Its beginning as plain words: headings, lists, emphasis and links without their marks. */
export function excerptOf(text: string): string {
  const plain = withoutMarks(text.slice(0, LONGEST_EXCERPT * 4))
    .split('\n')
    .map((line) => line.replace(/^[ \t]{0,3}(?:#{1,6}|>|[-*+]|\d{1,3}[.)])[ \t]/, '').trim())
    .filter((line) => line !== '')
    .join(' ')
    .replace(/[*_`~]/g, '')
    .replace(/\[([^[\]]{0,200})\]\([^()]{0,500}\)/g, '$1')
  return plain.length <= LONGEST_EXCERPT ? plain : `${plain.slice(0, LONGEST_EXCERPT).trimEnd()}\u2026`
}

/**
 * Text of a mail as markdown: lines that its program wrapped stand together, list marks stay lists, and what would be a
 * heading or a quotation by accident is not.
 */
export function markdownOf(text: string): string {
  return text
    .replace(/\r/g, '')
    .split('\n')
    .map((line) => line.replace(/^[ \t]{0,3}[\u2022\u25aa\u2023\u25e6\u2013][ \t]{1,8}/, '- ').trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
