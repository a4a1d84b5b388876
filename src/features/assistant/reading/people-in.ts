// Finds the people of the board whom words name: "Jonas's", "mine", an address.
import { matchPerson, type Person } from '../../../language/people.ts'
import type { Board } from './board.ts'

/** First names that are words too: they count where they are written as names or stand as people do. */
const ALSO_WORDS = new Set(
  'mark will sue rob bill drew grant may june april august pat chase jack art hope joy faith grace ray rich frank dean guy max miles chip dale gene gill jan jay lane lance nick pam penny peg ruby sky sunny tad terry van wade ward in is as al so no an see sam don ed ken kit dot dawn eve fern iris ivy lily rose stone king page post price law long day moon snow west young early best case cash church cook cross field ford forest fox green hill hunt knight lake lord love major mason park pope power rush sharp short small speed steel stern strong swift sweet waters wise wood worth white black brown gray new high low done open close due'.split(
    ' ',
  ),
)
const ME =
  /(?<![\p{L}'])(?:mine|my(?: own)?|me|myself|i(?='m (?:assigned|working|doing|responsible|supposed)| still| have| am\b| need| should| must| do\b| got\b))(?![\p{L}])/u
const NOT_MINE =
  /\b(?:show|give|tell|get|find|let|help|remind|for|ask|sort|bring|send|make|list|pull|hide|read|lead|filter)(?: up)? me\b|\bmy (?:board|project|list|view|week|day|screen|team|team's|page|filters?)\b/g

/** Who is named, and the text without them. `said` shows which words begin with a capital. */
export function peopleIn(plain: string, board: Board, said: string): { people: Person[]; rest: string } {
  const people: Person[] = []
  const rest = plain.replace(/[\p{L}\p{N}][\p{L}\p{N}@._+-]*(?:'s|s')?/gu, (word, offset: number) => {
    const person = personOf(word, plain.slice(0, offset), board, said)
    if (person === null) return word
    if (!people.includes(person)) people.push(person)
    return ' '
  })
  const own = board.me === null ? null : matchPerson(board.me, board.people)
  const left = rest.replace(NOT_MINE, ' ')
  if (own === null || !ME.test(left)) return { people, rest }
  return { people: people.includes(own) ? people : [...people, own], rest: left.replace(ME, ' ') }
}

function personOf(word: string, before: string, board: Board, said: string): Person | null {
  const name = word.replace(/'s$|s'$/, '')
  if (name.length < 2 || /^\d+$/.test(name)) return null
  if (ALSO_WORDS.has(name) && !isName(name, word, before, said)) return null
  const isInitials = name.length === 2 && !board.people.some((one) => firstNameOf(one) === name)
  if (isInitials) return null
  return matchPerson(name, board.people) ?? (name.endsWith('s') ? byPossessive(name, board) : null)
}

/** "Amaras tasks", with the apostrophe forgotten. */
function byPossessive(name: string, board: Board): Person | null {
  const first = name.slice(0, -1)
  return ALSO_WORDS.has(first) ? null : (board.people.find((one) => firstNameOf(one) === first) ?? null)
}

function firstNameOf({ name }: Person): string {
  return (name ?? '').trim().toLowerCase().split(' ')[0] ?? ''
}

function isName(name: string, word: string, before: string, said: string): boolean {
  if (word.endsWith("'s")) return true
  if (/\b(?:to|by|for|of|from|is|does|has|about|with|only|just|and|or)\s+$/.test(before) && said === '')
    return true
  const capital = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  const [, ...later] = said.trim().split(/\s+/)
  return later.some((one) => one.startsWith(capital) && !/^[\p{L}\p{N}_]/u.test(one.slice(capital.length)))
}
