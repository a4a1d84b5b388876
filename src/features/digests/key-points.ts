// The sentences that say most of a thread: about what the whole thread is about, and early in their mails.
import { isCourtesy } from '../../language/courtesy.ts'
import { fold } from '../../language/fold.ts'
import type { Said } from './said.ts'

/** One for each mail and one more: who reads the digest wants less than the thread. */
export function keyPoints(all: readonly Said[], taken: ReadonlySet<Said>, most: number): Said[] {
  const spread = spreadOf(all)
  const scored = all
    .filter((one) => !taken.has(one) && one.words.size >= 3 && isPoint(one.text))
    .map((one) => ({ one, score: scoreOf(one, spread) }))
    .sort((a, b) => b.score - a.score)
  const chosen: Said[] = []
  const perMail = new Map<number, number>()
  for (const { one } of scored) {
    if (chosen.length >= most) break
    const before = perMail.get(one.mail) ?? 0
    if (before >= MOST_OF_A_MAIL || chosen.some((other) => isSame(one, other))) continue
    perMail.set(one.mail, before + 1)
    chosen.push(one)
  }
  return chosen.sort((a, b) => a.mail - b.mail || a.place - b.place)
}

const MOST_OF_A_MAIL = 2

/** A question stands elsewhere or is answered; manners say nothing of the matter. */
function isPoint(text: string): boolean {
  if (POINTS_ELSEWHERE.test(text) || /\?["')\]]*$/.test(text)) return false
  return !isCourtesy(text) && !MANNERS.test(fold(text))
}

/** Thanks, wishes and excuses that go on for long; of folded text. */
const MANNERS =
  /^(?:(?:i |we )?(?:hope|thank|thanks|apologi[sz]e|apologies)\b|(?:i am |i'm |we are )?(?:very |so |really )?sorry (?:for|about|to|i|that)\b|ich hoffe|vielen dank|danke|super, danke|entschuldig|j'espere|merci|desole|gracias|espero que|grazie|spero che|bedankt|hopelijk|obrigad|dzieki|dziekuje)/

/** A number, an amount or a day: what a reader wants to keep. */
const FACT = /[\d\u20ac\u00a3$%]/

/** A link or a telephone number: of a signature, or for who opens the mail itself. */
const POINTS_ELSEWHERE = /https?:\/\/|\d{3}[ )-]{1,2}\d{3}/

/** In how many sentences each word stands. */
function spreadOf(all: readonly Said[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { words } of all) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

function scoreOf({ text, words, place, mail }: Said, spread: ReadonlyMap<string, number>): number {
  let weight = 0
  for (const word of words) weight += Math.log(spread.get(word) ?? 1)
  const about = weight / (words.size + 4)
  return about + 1 / (1 + place) + (mail === 0 ? 0.3 : 0) + (FACT.test(text) ? 0.3 : 0)
}

/** Says again what another one says. */
function isSame(one: Said, other: Said): boolean {
  let count = 0
  for (const word of one.words) if (other.words.has(word)) count += 1
  return count > 0.7 * Math.min(one.words.size, other.words.size)
}
