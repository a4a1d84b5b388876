// Takes off what only calls people at the head of a sentence: "Folks, ...", "Ben, Carla, ...", "Hello everybody, ...".
import { isGreeting } from '../courtesy.ts'
import { matchPerson } from '../people.ts'
import type { PollPerson } from './asked-poll.ts'
import { ballotTokens } from './ballot-tokens.ts'
import type { Lexicon } from './lexicon.ts'

const LONGEST_CALL = 30
const NAME = /^\p{Lu}[\p{L}\u2019'-]{1,29}(?: \p{Lu}[\p{L}\u2019'-]{1,29})?$/u

export function withoutCall(sentence: string, people: readonly PollPerson[], lexicon: Lexicon): string {
  let rest = sentence
  for (;;) {
    const comma = rest.indexOf(',')
    const piece = rest.slice(0, Math.max(0, comma)).trim()
    const behind = rest.slice(comma + 1).trim()
    const isCall =
      comma > 0 &&
      comma < LONGEST_CALL &&
      (isGreeting(piece) || callsAll(piece, lexicon) || callsPerson(piece, behind, people))
    if (!isCall) return rest
    rest = behind
  }
}

/** Nothing but words for everybody, such as "team" and "all of you". */
function callsAll(piece: string, lexicon: Lexicon): boolean {
  const tokens = ballotTokens(piece)
  let at = 0
  while (at < tokens.length) {
    const said = lexicon.at(tokens, at, 'every')
    if (!said) return false
    at = said.to
  }
  return at > 0
}

/** "Ben, tea or coffee?"; of "Ben, Carla or Nora?" they are the choices. */
function callsPerson(piece: string, behind: string, people: readonly PollPerson[]): boolean {
  const isName = (text: string) => NAME.test(text) && matchPerson(text, people) !== null
  const pieces = behind.split(',')
  const next = pieces.findIndex((one) => !isName(one.trim()))
  const word = (pieces[next] ?? '').trim().split(/\s/, 1)[0] ?? ''
  return isName(piece) && next >= 0 && !isName(word)
}
