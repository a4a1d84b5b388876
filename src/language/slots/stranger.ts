// Finds a name that is not on the mail in the words of a task that nobody else was given: "Sigrid: order the cake".
import { fold } from '../fold.ts'
import type { Vocabulary } from '../layout/vocabulary.ts'
import { FIRST_NAMES } from '../lexicon/first-names.ts'
import type { Person } from '../people.ts'

export interface Stranger {
  names: readonly string[]
  /** Without the name, where it only says whose the task is. */
  title: string
}

const NAME = String.raw`(\p{Lu}\p{Ll}{1,20}(?:[ -]\p{Lu}\p{Ll}{1,20})?)(?![\p{L}\p{N}])`
const BEFORE = new RegExp(String.raw`^${NAME}(?:: | [–—-] |, )(?=\p{L}{2})`, 'u')
/** "Lou → print the poster" */
const ARROW = new RegExp(String.raw`^${NAME} ?(?:→|=>|->) ?(?=\p{L}{2})`, 'u')
const MENTION = new RegExp(String.raw`(?:^|[\s(>→])@ ?${NAME}`, 'u')
const BEHIND = new RegExp(String.raw`[ (]*(?:→|=>|->|@) ?@?${NAME}\)?$`, 'u')
/** "order the buffet - Paolo", "take down the shelves (Omar and Ben)", "update the address, Marta" */
const CLOSING = new RegExp(
  String.raw`(?:\s[–—-]\s|\s\(|, )${NAME}(?:(?: (?:and|und|et|y|e|en|&) |/)${NAME})?\)?$`,
  'u',
)
/** "Could Ben check the lamp?" */
const WANTED = new RegExp(
  String.raw`^(?:please |bitte )?(?:could|can|would|should|will|may|kann|könnte|soll|sollte|darf|peut|pourrait|doit|puede|podría|debe|può|potrebbe|deve|kan|zou|moet|pode|poderia) ${NAME} `,
  'u',
)
/** "Ask Omar to fix the lamp", "Demande à Omar de réparer la lampe": he is to do it, and the asking is left to him. */
const ASKED = new RegExp(
  String.raw`^(?:ask|remind|tell|get|have|let|bitte|bitten|erinnere|frag|frage|demande[rz]? à|rappelle[rz]? à|dis à|pide a|recuerda a|chiedi a|ricorda a|di a|vraag|herinner|pede a|lembra) ${NAME}(?:,| to | de | que | di | om | a | para | daran| zu | she | he )`,
  'u',
)
const CAPITAL = /^\p{Lu}/u

/** What the title was made of. */
interface SaidOfTask {
  said: string
  sentence: string
  /** The mail goes to no other person: "ask Omar" is not for its reader to do. */
  isAlone: boolean
  /** Who is on the mail. */
  everyone: readonly Person[]
  words: Vocabulary
}

export function strangerIn(title: string, of: SaidOfTask): Stranger | null {
  const { said, sentence, isAlone, everyone, words } = of
  const known = new Set(everyone.flatMap(({ name, email }) => namesOf(name, email)))
  const isName = (name: string | undefined): name is string =>
    name !== undefined &&
    CAPITAL.test(name) &&
    !fold(name)
      .split(/[ -]/)
      .some((one) => known.has(one)) &&
    mayBeName(name, words)
  const leading = BEFORE.exec(title)
  if (leading && isName(leading[1]) && isFirstName(leading[1]))
    return { names: [leading[1]], title: capital(title.slice(leading[0].length)) }
  const arrow = ARROW.exec(title)
  if (arrow && isName(arrow[1])) return { names: [arrow[1]], title: capital(title.slice(arrow[0].length)) }
  const trailing = BEHIND.exec(title)
  if (trailing && isName(trailing[1]))
    return { names: [trailing[1]], title: title.slice(0, trailing.index).trim() }
  const closing = CLOSING.exec(title)
  const last = closing?.slice(1).filter((name) => name !== undefined) ?? []
  if (closing && last.every(isName) && last.some(isFirstName))
    return { names: last, title: title.slice(0, closing.index).trim() }
  const named = MENTION.exec(said)?.[1] ?? WANTED.exec(uncapital(sentence.trim()))?.[1]
  if (isName(named)) return { names: [named], title: withoutLeading(title, named) }
  const asked = isAlone ? ASKED.exec(uncapital(title))?.[1] : undefined
  return isName(asked) ? { names: [asked], title } : null
}

/** The name and its mark where the title begins with them. */
function withoutLeading(title: string, name: string): string {
  const bare = title.replace(/^@ ?/, '')
  if (!bare.startsWith(`${name} `) && !bare.startsWith(`${name},`)) return title
  return capital(bare.slice(name.length + 1).trim())
}

const namesOf = (name: string | null | undefined, email: string): string[] =>
  fold(`${name ?? ''} ${email.split('@')[0] ?? ''}`).split(/[^\p{L}]+/u)

/** "Passport: …" and "Two things: …" begin like a name. */
const isFirstName = (name: string): boolean => FIRST_NAMES.has(fold(name.split(/[ -]/)[0] ?? ''))

/** No word that the language knows as anything else. */
const mayBeName = (name: string, words: Vocabulary): boolean =>
  words.tag(name).every(({ classes, verbs }) => classes.length === 0 && verbs.length === 0)

const uncapital = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
