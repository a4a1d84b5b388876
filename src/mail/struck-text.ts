// Words that are struck out: `~~two waves~~` in plain text, as chats write it, and <s>, <del> or a line through them in HTML.

/** Struck words of HTML as plain text writes them, so that both are read in one way. */
export function markStruck(text: string): string {
  const bare = text.trim()
  if (bare === '') return text
  const at = text.indexOf(bare)
  return `${text.slice(0, at)}~~${bare.replaceAll('~', '')}~~${text.slice(at + bare.length)}`
}

const ELEMENTS = new Set(['s', 'del', 'strike'])

export const isStruck = (name: string, { style = '' }: Readonly<Record<string, string>>): boolean =>
  ELEMENTS.has(name) || /text-decoration(?:-line)?\s*:[^;]{0,60}line-through/i.test(style.slice(0, 2_000))

/** Whether it is worth reading the HTML for such words. */
export const mayStrikeOut = (html: string): boolean => /<(?:s|del|strike)[\s>]|line-through/i.test(html)

const STRUCK = /~~[^~\n]{1,2000}~~/gu
/** One wave on each side, close to the words: "~20 to ~30" strikes nothing out. */
const STRUCK_IN_CHATS = /(?<![\p{L}\p{N}~])~[^~\s][^~\n]{0,200}[^~\s]~(?![\p{L}\p{N}~])/gu
const BULLET = /^\s*(?:(?:[-*+•◦▪]|\d{1,3}[.)])\s+)?(?:\[[ xX]\]\s+)?/u

/** The text without what is struck out; a line of which nothing but a remark is left goes as well. */
export function withoutStruck(text: string): string {
  if (!text.includes('~')) return text
  return text
    .split('\n')
    .flatMap((line) => {
      const left = line.replace(STRUCK, '').replace(STRUCK_IN_CHATS, '')
      if (left === line) return [line]
      return isOver(line, left)
        ? []
        : [left.replace(/(\S) {2,}/g, '$1 ').replace(/ (?=[.,;:!?](?:\s|$))/g, '')]
    })
    .join('\n')
}

/** "- ~~call the band~~ (they said no)"; of a row the longer part. */
function isOver(line: string, left: string): boolean {
  const rest = left.replace(BULLET, '').trim()
  if (rest === '' || /^\([^()]{0,200}\)[.!]?$/.test(rest)) return true
  if (line.replace(BULLET, '').startsWith('~') && /^[-–—:,;]/.test(rest)) return true
  return /[|\t]/.test(line) && lettersIn(left) * 2 <= lettersIn(line)
}

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0
