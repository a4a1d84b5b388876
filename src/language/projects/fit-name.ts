// Which projects a mail may mean by a name: "the fair" is the spring fair, where there is no other.
import { words } from '../fold.ts'
import { articles } from './read-project-acts.ts'

export interface Named {
  id: number
  name: string
}

export interface Fitting<P extends Named> {
  fits: P[]
  /** They are called so, word for word. */
  isExact: boolean
}

/** Letters that two forms of a word share, at least; what is shorter is the same or another word. */
const STEM = 4
/** Letters that an ending has, at most: "kiermaszu", "Messen". */
const ENDING = 3
/** Letters of a word that can be the last part of a longer one: the Messe is the Frühjahrsmesse. */
const LAST_PART = 5

/** By the whole name; else by words of it; else by forms of them. All that fit equally well. */
export function fitName<P extends Named>(said: string, projects: readonly P[]): Fitting<P> {
  const whole = words(said).join(' ')
  const exact = projects.filter(({ name }) => words(name).join(' ') === whole)
  if (exact.length > 0) return { fits: exact, isExact: true }
  const telling = tellingWords(said)
  if (telling.length === 0) return { fits: [], isExact: false }
  const bare = projects.filter(({ name }) => tellingWords(name).join(' ') === telling.join(' '))
  if (bare.length > 0) return { fits: bare, isExact: true }
  for (const isSame of [(one: string, other: string) => one === other, isAlike]) {
    const fits = projects.filter(({ name }) => {
      const own = words(name)
      return telling.every((word) => own.some((other) => isSame(word, other)))
    })
    if (fits.length > 0) return { fits, isExact: false }
  }
  return { fits: [], isExact: false }
}

const tellingWords = (text: string): string[] =>
  words(text.replace(/\b[dl]['\u2019]/gi, ' ')).filter((word) => !articles.has(word))

function isAlike(said: string, own: string): boolean {
  if (said === own) return true
  if (said.length >= LAST_PART && own.endsWith(said)) return true
  let shared = 0
  while (shared < said.length && said[shared] === own[shared]) shared++
  return shared >= STEM && shared >= Math.max(said.length, own.length) - ENDING
}
