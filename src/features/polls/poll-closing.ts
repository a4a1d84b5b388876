// When polls close, and which one closes next: "When does the poll close?", "Welche Abstimmung ist die nächste?"
import { dayOf } from '../../language/dates/iso-day.ts'
import { fold } from '../../language/fold.ts'
import { timeWords } from '../../mail/words/days.ts'
import type { AskedQuestion } from '../../records/asks.ts'
import type { PollBrief } from './contract.ts'

const ASKS_WHEN = /\b(?:when|how long|wann|wie lange|quand|cuando|quando|wanneer|hoe lang)\b/
const CLOSES =
  /\b(?:clos\w{0,4}|ends?|ending|open|over|schliess\w{0,3}|ende\w{0,2}|lauft|offen|ferm\w{1,4}|clot\w{0,4}|termin\w{0,4}|fini\w{0,4}|cierra\w?|acaba\w?|chiud\w{1,4}|scad\w{1,4}|sluit\w{0,2}|eindig\w{0,2}|loopt|fecha\w?|encerra\w?)\b/
const UNTIL_WHEN =
  /\b(?:until when|till when|bis wann|jusqu.{0,3}quand|hasta cuando|fino a quando|entro quando|tot wanneer|ate quando|deadline|closing (?:day|date|time)s?)\b/
const NEXT =
  /\b(?:next (?:poll|vote|ballot)|nachste[nrs]? (?:abstimmung|umfrage)|prochaine? (?:vote|sondage|scrutin)|(?:proxima (?:votacion|encuesta|votacao|sondagem)|prossim[ao] (?:votazione|sondaggio))|volgende (?:stemming|poll|peiling))\b|\b(?:poll|vote|abstimmung|umfrage|sondage|votacion|encuesta|votazione|sondaggio|stemming|poll|peiling|votacao)\b.{0,40}\b(?:closes next|als nachste\w?|next)\b/
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const MOST = 5

/** Null where neither is asked, or none of them is open. */
export function closingOf(
  polls: readonly PollBrief[],
  meant: readonly PollBrief[],
  { asWritten, zone }: Pick<AskedQuestion, 'asWritten' | 'zone'>,
): { poll: PollBrief; text: string }[] | null {
  const asked = fold(asWritten.text)
  const isNext = NEXT.test(asked)
  const asksForDay = UNTIL_WHEN.test(asked) || (ASKS_WHEN.test(asked) && CLOSES.test(asked))
  if (!isNext && !asksForDay) return null
  const open = (meant.length > 0 && !isNext ? meant : polls)
    .filter(({ status }) => status === 'open')
    .toSorted((one, other) => one.closesAt.localeCompare(other.closesAt))
    .slice(0, isNext || meant.length > 0 ? 1 : MOST)
  return open.length === 0 ? null : open.map((poll) => ({ poll, text: closingWords(poll, zone) }))
}

function closingWords({ question, closesAt }: PollBrief, zone: string): string {
  const at = new Date(closesAt)
  const [, month = '01', day = '01'] = dayOf({ at, zone }).split('-')
  const name = `${MONTHS[Number(month) - 1]} ${Number(day)}`
  return `\u2022 ${question} Closes on ${name} at ${timeWords(at, zone, 'en')}.`
}
