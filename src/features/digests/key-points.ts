// The sentences that say most of a thread: about what the whole thread is about, and early in their mails.
import type { Said } from './said.ts'

/** One for each mail and one more: who reads the digest wants less than the thread. */
export function keyPoints(all: readonly Said[], taken: ReadonlySet<Said>, most: number): Said[] {
  const spread = spreadOf(all)
  const scored = all
    .filter((one) => !taken.has(one) && one.words.size >= 3 && !POINTS_ELSEWHERE.test(one.text))
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

/** A link or a telephone number: of a signature, or for who opens the mail itself. */
const POINTS_ELSEWHERE = /https?:\/\/|\d{3}[ )-]{1,2}\d{3}/

/** In how many sentences each word stands. */
function spreadOf(all: readonly Said[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { words } of all) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

function scoreOf({ words, place, mail }: Said, spread: ReadonlyMap<string, number>): number {
  let weight = 0
  for (const word of words) weight += Math.log(spread.get(word) ?? 1)
  const about = weight / (words.size + 4)
  return about + 1 / (1 + place) + (mail === 0 ? 0.3 : 0)
}

/** Says again what another one says. */
function isSame(one: Said, other: Said): boolean {
  let count = 0
  for (const word of one.words) if (other.words.has(word)) count += 1
  return count > 0.7 * Math.min(one.words.size, other.words.size)
}
