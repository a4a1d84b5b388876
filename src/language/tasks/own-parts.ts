// In a mail that shares work out, what the writer takes on and what a line gives to somebody are work as the rest is.
import type { Candidate } from '../candidates/candidate.ts'
import { DOES, isActBefore } from '../clauses/cut.ts'
import { has, isVerb } from '../clauses/tagger.ts'
import { isNobodysYet } from '../slots/owner.ts'
import { sayWhat } from '../slots/title-parts.ts'

/** From this on a clause is a task and not only suggested. */
const SURE = 0.62
/** What the judge gives a clause at least that may be raised. */
const LEAST_OWN = 0.35
const LEAST_COMMAND = 0.5
const LEAST_LABELLED = 0.2
const LEAST_OPEN = 0.1
/** Of a clause in one sentence with work that is sure. */
const LEAST_BESIDE = 0.02

/** `confidences` in the order of the candidates. */
export function withParts(candidates: readonly Candidate[], confidences: readonly number[]): number[] {
  const isSure = (place: number) => (confidences[place] ?? 0) >= SURE
  const sure = candidates.filter((_, place) => isSure(place))
  const sentences = new Set(sure.map(({ sentence }) => sentence.number))
  const isShared = sure.some(isGiven)
  return candidates.map((one, place) => {
    const before = confidences[place] ?? 0
    if (before >= SURE) return before
    if (isCommand(one)) return before >= LEAST_COMMAND ? SURE : before
    if (!isOpen(one)) return before
    if (isCharged(one)) return before >= LEAST_OWN ? SURE : before
    if (sure.length === 0) return before
    if (isForSomebody(one)) return before >= LEAST_OPEN ? SURE : before
    if (isGiven(one)) return isShared && before >= LEAST_LABELLED ? SURE : before
    if (isDoing(one) || isShareOfLast(one))
      return sentences.has(one.sentence.number) && before >= LEAST_BESIDE ? SURE : before
    return isOwn(one) && before >= LEAST_OWN ? SURE : before
  })
}

const isOpen = ({ clause, block }: Candidate): boolean =>
  !(
    clause.negated ||
    clause.done ||
    clause.dropped ||
    clause.conditional ||
    clause.question ||
    clause.doubtful
  ) && block.checked !== true

/**
 * "Check whether the hinges are there": an order that opens its sentence, which no condition holds back. Before a preposition
 * it may as well be a noun: "Work on the roof".
 */
const isCommand = ({
  clause: { mood, negated, dropped, doubtful, words },
  opens,
  place,
  block,
}: Candidate): boolean =>
  mood === 'order' &&
  opens &&
  place === 'prose' &&
  block.saidBy === undefined &&
  isVerb(words[0], 'order') &&
  !words[0]?.classes.length &&
  !isVerb(words[1], 'present') &&
  !has(words[1], 'at') &&
  !(negated || dropped || doubtful) &&
  sayWhat(words.slice(1))

/** "Nora has to decide", "somebody must ask the school" */
const isCharged = ({ clause: { head, mood, words } }: Candidate): boolean =>
  mood === 'must' && (['person', 'name', 'somebody'] as const).some((one) => one === head) && sayWhat(words)

/** "Il faudrait que quelqu'un répare la sonnette" */
const isForSomebody = ({ clause: { mood, words, question } }: Candidate): boolean =>
  mood === 'propose' && !question && isNobodysYet(words) && sayWhat(words)

/** "…, de poort schilderen doet Ida" */
const isShareOfLast = ({ clause: { head, mood, words, frame } }: Candidate): boolean =>
  head === 'person' &&
  (mood === 'own' || mood === 'present') &&
  frame.has(words.length - 1) &&
  words.some((word, at) => DOES.has(word.text) && frame.has(at + 1) && isActBefore(words, at))

/** A line with a name in front of it, or a cell for it. */
const isGiven = ({ owner, clause: { words } }: Candidate): boolean =>
  owner !== null &&
  (owner.from === 'before' || owner.from === 'cell') &&
  (owner.self || owner.who.length > 0) &&
  sayWhat(words)

const I = new Set('i ich ik je moi yo io eu'.split(' '))

/** "Yo traigo las sillas", "De mon côté je range la salle" */
function isOwn({ clause: { head, mood, words } }: Candidate): boolean {
  const isMine =
    (head === 'i' && (mood === 'present' || mood === 'will' || mood === 'own' || mood === 'other')) ||
    (head === 'none' && mood === 'own')
  const [first] = words.filter(({ kind }) => kind === 'word')
  const saysI =
    head === 'i' ? words.some((word) => has(word, 'i') || has(word, 'own')) : I.has(first?.text ?? '')
  return isMine && saysI && sayWhat(words)
}

/** "I am doing the raffle" */
const isDoing = ({ clause: { head, mood, words } }: Candidate): boolean =>
  head === 'i' &&
  mood === 'is' &&
  words.slice(0, 6).some((word) => isVerb(word, 'going') || word.text === 'doing') &&
  sayWhat(words)
