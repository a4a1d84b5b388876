// The language that a text is written in, where it says enough to tell.
import { tokensOf } from './clauses/tokens.ts'
import { readCommands } from './commands.ts'
import { LANGUAGES } from './languages.ts'

/** Characters looked at; enough to tell, however long the text. */
const ENOUGH = 4_000
/** Letters of a word that may tell alone: shorter ones are names and endings of addresses elsewhere. */
const TELLING_ALONE = 4

let tellingWords: ReadonlyMap<string, readonly string[]> | null = null

/** Its code (ISO 639-1); null where no language has more of its frequent words in the text than any other. */
export function writtenIn(text: string): string | null {
  tellingWords ??= gather()
  const found = new Map<string, string[]>()
  for (const { text: word } of tokensOf(prose(text))) {
    // "A yes, B no" has letters, not words.
    if (word.length === 1) continue
    for (const code of tellingWords.get(word) ?? []) found.set(code, [...(found.get(code) ?? []), word])
  }
  const [first, second] = [...found].sort(([, a], [, b]) => b.length - a.length)
  if (!first || first[1].length === second?.[1].length) return null
  const isClear = first[1].length > 1 || (first[1][0] ?? '').length >= TELLING_ALONE
  return isClear ? first[0] : null
}

/** Commands are the same in every language, addresses are in none. */
function prose(text: string): string {
  const { rest } = readCommands(text.slice(0, ENOUGH))
  return rest
    .split(/\s/)
    .filter((word) => !/[@/]|\w\.\w/.test(word))
    .join(' ')
}

function gather(): Map<string, string[]> {
  const words = new Map<string, string[]>()
  for (const { code, telling } of LANGUAGES)
    for (const word of new Set(telling.split(/\s+/))) words.set(word, [...(words.get(word) ?? []), code])
  return words
}
