// What a thread decided: what somebody says to be decided, and what one proposed and another assented to.
import { fold } from '../../language/fold.ts'
import { ACCEPTS, ASSENTS, OBJECTS, PROPOSES, WISHES } from './outcome-words.ts'
import { promises } from './promises.ts'
import type { Said } from './said.ts'
import { asks, saysDecision } from './sentence-kinds.ts'
import type { Told } from './settled.ts'
import { authorOf } from './thread.ts'
import { contentWords, shared } from './words.ts'

/** In the order of the thread; the latest on a subject stands for those before. */
export function decisionsOf(all: readonly Said[], told: Told): Said[] {
  const found = all.filter(
    (one) =>
      saysDecision(one.text) ||
      accepts(one, told) ||
      (PROPOSES.test(fold(one.text)) && !offersChoice(one.text) && isAssented(one, told)),
  )
  return found.filter((one) => !found.some((later) => later.mail > one.mail && isSubject(one, later)))
}

/** "OK then Thursday, 7.30": it takes up what somebody else wrote before, and says what it is to be. */
function accepts(one: Said, { all, thread }: Told): boolean {
  const found = ACCEPTS.exec(fold(one.text))
  if (!found || one.place > 1 || asks(one.text) || promises(one.text)) return false
  const named = contentWords(one.text.slice(found[0].length))
  const author = authorOf(thread[one.mail])
  const before = all.filter(({ mail }) => mail < one.mail && authorOf(thread[mail]) !== author)
  // Of a proposal its own words are the decision.
  if (before.some((other) => PROPOSES.test(fold(other.text)) && !offersChoice(other.text))) return false
  const isTakenUp = before.some((other) => shared(named, other.words) > 0)
  const isAsked = before.some((other) => other.mail === one.mail - 1 && asks(other.text))
  return named.size > 0 && (isTakenUp || (isAsked && /\d/.test(one.text)))
}

/** "In May or in June?": another sentence says what is chosen. */
const offersChoice = (text: string): boolean =>
  text.endsWith('?') && /\b(?:or|oder|ou|o|of)\b/.test(fold(text))

function isSubject(one: Said, later: Said): boolean {
  const count = shared(one.words, later.words)
  return count >= 2 || (count === 1 && Math.min(one.words.size, later.words.size) <= 4)
}

/** Somebody else assents in one of the next mails, and nobody objects in any. */
function isAssented(proposal: Said, { all, thread }: Told): boolean {
  const author = authorOf(thread[proposal.mail])
  if (proposal.words.size < 2) return false
  const later = all.filter((one) => one.mail > proposal.mail && authorOf(thread[one.mail]) !== author)
  const isAbout = (one: Said) => shared(proposal.words, one.words) > 0
  if (later.some((one) => OBJECTS.test(fold(one.text)) && (isAbout(one) || isNext(one, proposal))))
    return false
  return later.some(
    (one) => !asks(one.text) && ASSENTS.test(fold(one.text)) && (isAbout(one) || isNext(one, proposal)),
  )
}

/** At the head of the very next mail. */
const isNext = (one: Said, proposal: Said) => one.mail === proposal.mail + 1 && one.place < 2

/** A wish or a position of before a decision on the same subject: it stands no more, or stands as decided. */
export function isOvertaken(one: Said, decisions: readonly Said[]): boolean {
  const said = fold(one.text)
  if (!WISHES.test(said) && !PROPOSES.test(said) && !saysDecision(one.text)) return false
  return decisions.some((later) => later.mail > one.mail && shared(one.words, later.words) > 0)
}
