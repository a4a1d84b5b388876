// A day that is counted back from another one of the mail: "order it two weeks ahead", "a week before the meeting".
import type { Candidate } from '../candidates/candidate.ts'
import type { Day } from '../candidates/days.ts'
import { plusDays } from '../dates/iso-day.ts'

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  eine: 1,
  einen: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  une: 1,
  un: 1,
  deux: 2,
  trois: 3,
  una: 1,
  dos: 2,
  tres: 3,
  due: 2,
  tre: 3,
  een: 1,
  twee: 2,
  drie: 3,
  uma: 1,
  um: 1,
  duas: 2,
  dois: 2,
}
const COUNT = `(\\d{1,2}|${Object.keys(NUMBERS).join('|')})`
const UNIT =
  '(days?|weeks?|tage?|wochen?|jours?|semaines?|dias?|días?|semanas?|giorn[oi]|settiman[ae]|dag(?:en)?|we(?:ek|ken))'
const BACK =
  '(?:before(?:hand)?|ahead|in advance|earlier|vorher|davor|im voraus|vor(?= de)|avant|a l.avance|à l.avance|antes|de antelacion|de antelación|prima|in anticipo|van tevoren|ervoor|voor(?= de)|de antecedência)'
const COUNTED = new RegExp(`(?:^|\\s)${COUNT} ${UNIT} ${BACK}(?![\\p{L}])`, 'iu')
const WEEK = /^(?:w(?:ee|oc)|sema|setti|weken)/i

/** Null where the clause counts from no earlier day; `place` is that of the clause among the candidates. */
export function countedBack(
  { text }: Candidate,
  place: number,
  candidates: readonly Candidate[],
): string | null {
  const found = COUNTED.exec(text)
  const from = found && anchorBefore(place, candidates)
  if (!found || !from) return null
  const count = NUMBERS[(found[1] ?? '').toLowerCase()] ?? Number(found[1])
  return plusDays(from.day, -count * (WEEK.test(found[2] ?? '') ? 7 : 1))
}

const ACTS: readonly Day['lead'][] = ['by', 'before', 'until', 'since', 'after']

/** The day of what it is all about: the last one that is no deadline of another act. */
function anchorBefore(place: number, candidates: readonly Candidate[]): Day | null {
  for (let at = place - 1; at >= 0; at--) {
    const day = candidates[at]?.days.find(
      ({ when, lead, exact }) => when === 'ahead' && !ACTS.includes(lead) && exact,
    )
    if (day) return day
  }
  return null
}
