// Which commands fit what was typed, best first: forgiving of gaps and accents, strict about every word.
import type { Command } from '../../ui/commands.ts'

type Ranked = { title: string; words?: string; group: string; isRare?: boolean }

/** All in their order without a query; else those of which each typed word fits, the best first, a rare one after its equals. */
export function rank<C extends Ranked>(commands: readonly C[], query: string): C[] {
  const terms = plain(query).split(/\s+/).filter(Boolean)
  if (terms.length === 0) return [...commands]
  return commands
    .flatMap((command) => {
      const score = scoreOf(command, terms)
      return score === null ? [] : [{ command, score }]
    })
    .sort(
      (one, other) =>
        other.score - one.score ||
        Number(one.command.isRare ?? false) - Number(other.command.isRare ?? false) ||
        one.command.title.length - other.command.title.length,
    )
    .map(({ command }) => command)
}

function scoreOf({ title, words = '', group }: Ranked, terms: readonly string[]): number | null {
  const name = plain(title)
  const rest = plain(`${words} ${group}`)
  let sum = 0
  for (const term of terms) {
    // What it is called counts more than what it is also known by.
    const score = Math.max(fit(term, name), known(term, rest) ? 45 : 0)
    if (score === 0) return null
    sum += score
  }
  // All words together at the beginning of the name: that is the one that was meant.
  return name.startsWith(terms.join(' ')) ? sum + 50 : sum
}

/* Other words are only found by their beginning: within them nearly everything fits. */
function known(term: string, text: string): boolean {
  return wordsOf(text).some((word) => word.startsWith(term))
}

/** 0 for no fit, to 100 for the very word. */
function fit(term: string, text: string): number {
  if (text === term) return 100
  if (text.startsWith(term)) return 90
  const words = wordsOf(text)
  if (words.some((word) => word.startsWith(term))) return 80
  const initials = words.map((word) => word[0]).join('')
  if (initials.startsWith(term)) return 70
  if (text.includes(term)) return 60
  return Math.max(0, ...words.map((word) => scattered(term, word)))
}

/* The letters in their order within one word, from its first on: 10 to 40 by how close they stand. */
function scattered(term: string, word: string): number {
  if (term.length < 3 || word[0] !== term[0]) return 0
  let at = 0
  for (const letter of term) {
    at = word.indexOf(letter, at) + 1
    if (at === 0) return 0
  }
  return 10 + 30 * (term.length / at)
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

/* Lower case, without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The commands of each group, in the order in which groups and commands first come. */
export function inGroups(commands: readonly Command[]): { title: string; commands: Command[] }[] {
  const groups = new Map<string, Command[]>()
  for (const command of commands) {
    const group = groups.get(command.group)
    if (group) group.push(command)
    else groups.set(command.group, [command])
  }
  return [...groups].map(([title, list]) => ({ title, commands: list }))
}
