// Finds the names that a sentence begins with, and the mark that parts them from what is said to them.

export interface LeadingNames {
  /** As they are written: "Bob, Mei and @jonas". */
  list: string
  /** Characters up to what is said to them. */
  length: number
}

const OPEN = /^(?:\*\*|[("“[])?/
/** One word of a name, or an address. */
const WORD = /@[\p{L}\p{N}._+-]+(?:@[\p{L}\p{N}.-]+)?|\p{Lu}[\p{L}'’-]+\.?/uy
const BETWEEN = /,? ?(?:and|&|\/|\+|und|et|y|e|en) |, ?|\/| (?=[@\p{Lu}])/uy
const BEFORE_SPEECH = /(?:\*\*|[)\]])?\s{0,3}(?:\*\*)?(?:,|:|;|-{1,2}|–|—|\.{2,3}|\s(?=@))(?:\*\*)?\s*/uy
/** "@bob please" needs no mark. */
const BEHIND_ADDRESS = /(?:\*\*|[)\]])?\s{1,4}(?:\*\*)?\s*/uy
/** Five names of up to three words. */
const MOST_WORDS = 15

/** Null where no names stand there, or no mark parts them from the rest, as in "Bob can". */
export function leadingNames(sentence: string): LeadingNames | null {
  const start = OPEN.exec(sentence)?.[0].length ?? 0
  for (const { end, isAddress } of wordsFrom(sentence, start).reverse()) {
    const parted =
      matchAt(BEFORE_SPEECH, sentence, end) ?? (isAddress ? matchAt(BEHIND_ADDRESS, sentence, end) : null)
    if (parted !== null) return { list: sentence.slice(start, end), length: end + parted.length }
  }
  return null
}

interface WordEnd {
  end: number
  isAddress: boolean
}

/** A dash or dots at the end of a word may be the mark behind it: "Bob- can", "@bob... can". */
function wordsFrom(sentence: string, start: number): WordEnd[] {
  const ends: WordEnd[] = []
  let at = start
  for (let count = 0; count < MOST_WORDS; count++) {
    const word = matchAt(WORD, sentence, at)
    if (word === null) break
    const isAddress = word.startsWith('@')
    const bare = word.replace(/(?<![.-])[.-]+$/, '')
    if (bare !== word) ends.push({ end: at + bare.length, isAddress })
    at += word.length
    ends.push({ end: at, isAddress })
    const between = matchAt(BETWEEN, sentence, at)
    if (between === null) break
    at += between.length
  }
  return ends
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? null
}
