// Matches the words of a sentence with the forms in which a language speaks of projects; knows no language.
import { fold } from '../fold.ts'
import type { ProjectWords } from '../lexicon/project-words.ts'

export interface Word {
  /** Folded. */
  text: string
  start: number
  end: number
}

const WORD = /#\d{1,6}|[\p{L}\p{N}]+(?:['\u2019]\p{L}+)*['\u2019]?/gu

/** Offsets are those of the text. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: found, index }) => ({
    ...{ text: fold(found), start: index, end: index + found.length },
  }))
}

export type Phrase = readonly string[]

interface Part {
  /** One of these; a word of several parts is a phrase. */
  phrases: readonly Phrase[]
  isOptional: boolean
  slot: 'this' | 'name' | null
}

export type Form = readonly Part[]

/** "a, b c" */
export const phrasesOf = (list: string): Phrase[] => list.split(', ').map((phrase) => phrase.split(' '))

/** Longer phrases come first, so that "this project" is not "this" and a name. */
export function formOf(written: string, words: ProjectWords): Form {
  const longest = (...lists: string[]) =>
    lists.flatMap(phrasesOf).sort((one, other) => other.length - one.length)
  const slots: Record<string, Part> = {
    '{this}': {
      ...{ phrases: longest(words.these, words.mails, words.projects), isOptional: false, slot: 'this' },
    },
    '{mail}': { phrases: longest(words.mails, words.projects), isOptional: false, slot: 'this' },
    '{project}': { phrases: longest(words.projects), isOptional: false, slot: null },
    '{name}': { phrases: [], isOptional: false, slot: 'name' },
  }
  return written.split(' ').map((token): Part => {
    const isOptional = token.endsWith('?')
    const bare = isOptional ? token.slice(0, -1) : token
    return slots[bare] ?? { phrases: bare.split('|').map((one) => [one]), isOptional, slot: null }
  })
}

export interface Found {
  /** Where the name stands: from this word up to that one. */
  from: number
  to: number
  /** Numbers of tasks that stand for {this}; none for all that is there. */
  tasks: number[]
}

/** The form as the whole of the words; null where it is not. Its time is bounded by the length of the form. */
export function match(form: Form, said: readonly Word[], words: ProjectWords): Found | null {
  const found: Found = { from: 0, to: 0, tasks: [] }
  let at = 0
  for (const [place, part] of form.entries()) {
    if (part.slot === 'name') {
      const end = said.length - tailLength(form.slice(place + 1), said)
      if (end <= at || end > said.length) return null
      return { ...found, from: at, to: end }
    }
    const numbers = part.slot === 'this' ? numbersAt(said, at, words) : null
    if (numbers) {
      found.tasks = numbers.tasks
      at = numbers.next
      continue
    }
    const phrase = part.phrases.find((one) => one.every((word, index) => said[at + index]?.text === word))
    if (phrase) at += phrase.length
    else if (!part.isOptional) return null
  }
  return at === said.length ? found : null
}

/** How many words at the end belong to what follows the name; more than there are where they do not fit. */
function tailLength(rest: Form, said: readonly Word[]): number {
  let length = 0
  for (const { phrases, isOptional } of [...rest].reverse()) {
    const last = said[said.length - 1 - length]?.text
    if (phrases.some(([word]) => word === last)) length++
    else if (!isOptional) return said.length + 1
  }
  return length
}

const MOST_NUMBERS = 50

/** "#3 and #4", "tasks 3, 4"; a bare number is none. */
function numbersAt(
  said: readonly Word[],
  start: number,
  words: ProjectWords,
): { tasks: number[]; next: number } | null {
  const noun = phrasesOf(words.tasks)
    .sort((one, other) => other.length - one.length)
    .find((phrase) => phrase.every((word, index) => said[start + index]?.text === word))
  const and = new Set(words.and.split(', '))
  const tasks: number[] = []
  let at = start + (noun?.length ?? 0)
  for (; tasks.length < MOST_NUMBERS; at++) {
    const text = said[at]?.text ?? ''
    const number =
      /^#\d+$/.test(text) || (noun && /^\d{1,6}$/.test(text)) ? Number(text.replace('#', '')) : null
    if (number !== null) tasks.push(number)
    else if (tasks.length === 0 || !and.has(text)) break
  }
  return tasks.length > 0 ? { tasks, next: at } : null
}
