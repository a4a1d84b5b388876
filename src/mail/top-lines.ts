// What stands at the top of a mail, told by the form of its lines alone, where the text is not to be read.
import { isBlank, splitLines, tidyText } from './text-lines.ts'

const MOST_LINES = 200
const MOST_CHARACTERS = 20_000
/** A quote, a rule, a table, the end of a text before its signature, or what may announce or copy an earlier mail. */
const MAY_BE_OTHERS =
  /^[ \t]{0,8}(?:[>＞|]|[-–—_=*~]{2})|[:：][ \t]{0,8}$|^[ \t*]{0,8}[\p{L}-]{2,30}[ \t*]{0,8}[:：][ \t*]{0,8}\S/u

/** The lines before the first one that need not be the author's own. */
export function topLines(text: string): string {
  const lines = splitLines(text.slice(0, MOST_CHARACTERS)).slice(0, MOST_LINES)
  const end = lines.findIndex(
    (line) => !isBlank(line) && MAY_BE_OTHERS.test(line.slice(0, 200) + line.slice(-200)),
  )
  return tidyText(end === -1 ? lines : lines.slice(0, end))
}
