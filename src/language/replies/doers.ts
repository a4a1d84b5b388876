// Whom a clause names as the one who does something, and whose name only tells whose a thing is.
import { isReplaced, type Naming } from './named.ts'
import { NAMED, type Scene, type SceneClause } from './scene.ts'
import { type Concept, placeOf } from './vocabulary.ts'

/** The one person whom the clause names as its subject: not called, not replaced, and not behind a word such as "from". */
export function doerIn(scene: Scene, own: SceneClause): Naming | null {
  const doers = own.namings.filter(
    (one) =>
      isWritten(own, one) &&
      !isCalled(own, one) &&
      !isReplaced(own.clause, one, scene.vocabulary) &&
      !isBehind(scene, own, one) &&
      !isOwner(own, one),
  )
  return doers.length === 1 ? (doers[0] ?? null) : null
}

/** Initials may be a small word, too. */
function isWritten({ clause: { tokens } }: SceneClause, { at }: Naming): boolean {
  const token = tokens[at]
  return token !== undefined && (token.text.length > 2 || token.isCapital)
}

const BEFORE_CALLS: readonly Concept[] = ['hello', 'thanks', 'please', 'agree', 'and', 'not']

/** Behind its verb a name is no call, whatever comma follows: "das macht Kim, nicht ich". */
function isCalled({ clause: { tokens, marks } }: SceneClause, { at, isCall }: Naming): boolean {
  const isBehindWords = at >= 2 && tokens[at - 1]?.kind === 'word'
  return (
    isCall &&
    !(isBehindWords && !marks.some(({ concept, to }) => BEFORE_CALLS.includes(concept) && to === at))
  )
}

/** "From Ann", "mit Ann": she is no subject. */
export function isBehind(
  { vocabulary }: Scene,
  { clause: { tokens } }: SceneClause,
  { at }: Naming,
): boolean {
  const before = tokens[at - 1]
  return before !== undefined && placeOf(vocabulary.statements.behind, [before]) === 0
}

/** "Ann's keys", "the keys of Ann": it says whose the thing is, and nothing of who does it. */
export function isHolder(scene: Scene, own: SceneClause, naming: Naming): boolean {
  const thing = naming.at - 2
  // "Ann's brother has a van, so Ann fetches it": she is named again as the one who does it.
  const name = own.clause.tokens[naming.at]?.text
  const sentence = scene.clauses.filter(({ clause }) => clause.sentence === own.clause.sentence)
  const namings = sentence.flatMap(({ clause }) => clause.tokens.filter(({ text }) => text === name))
  if (namings.length > 1) return false
  return (
    isOwner(own, naming) ||
    (isBehind(scene, own, naming) &&
      own.mentions.some((mention) => mention.thing >= NAMED && mention.at === thing))
  )
}

/** "Ann's doing it" is short for "is". */
function isOwner({ clause: { tokens }, past }: SceneClause, { at }: Naming): boolean {
  const next = tokens[at + 2]
  return (
    tokens[at + 1]?.text === "'s" &&
    next?.kind === 'word' &&
    next.text.length > 3 &&
    past[at + 2] !== true &&
    !next.text.endsWith('ing')
  )
}

/** "Ann gave me everything": what she did is over, and the writer has it; her address, or null. */
export function giverIn(scene: Scene, own: SceneClause): string | null {
  const { clause, past } = own
  const doer = doerIn(scene, own)
  const done = past.indexOf(true, doer?.at ?? 0)
  if (!doer || done < 0 || clause.isQuestion) return null
  if (DENIERS.some((concept) => clause.has.has(concept))) return null
  const isToWriter =
    /-(?:me|nos)$/.test(clause.tokens[done]?.text ?? '') ||
    clause.marks.some(
      ({ concept, from }) =>
        (concept === 'i' || concept === 'we') && from > doer.at && Math.abs(from - done) <= REACH,
    )
  return isToWriter ? doer.email : null
}

const DENIERS: readonly Concept[] = ['not', 'will', 'unsure', 'if', 'heard', 'joke', 'he']

/** Words between the verb and the one who got it: "Ann hat mir gestern alles gegeben". */
const REACH = 4

/** Words of somebody's absence; a day such as "7.12." may part them from their clause. */
export function placeOfAbsence({ clauses, vocabulary, input }: Scene, own: SceneClause): number {
  const next = clauses[clauses.indexOf(own) + 1]?.clause
  const isCut =
    next !== undefined && /^\p{Ll}/u.test(input.text.slice(next.start)) && own.clause.text.endsWith('.')
  return placeOf(vocabulary.statements.away, [...own.clause.tokens, ...(isCut ? next.tokens : [])])
}
