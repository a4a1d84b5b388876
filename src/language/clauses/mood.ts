// Tells how a clause is meant, by the first words that say so, and where its work begins.
import type { WordClass } from '../lexicon/language.ts'
import { has, isVerb, type Word } from './tagger.ts'

/** How it is meant, by the first words that say so. */
export type Mood =
  | 'ask'
  | 'remind'
  | 'order'
  | 'must'
  | 'will'
  | 'own'
  | 'need'
  | 'propose'
  | 'present'
  | 'perfect'
  | 'past'
  | 'is'
  | 'plain'
  | 'other'

export const MOODS: readonly (readonly [WordClass, Mood])[] = [
  ['can', 'ask'],
  ['please', 'ask'],
  ['remind', 'remind'],
  ['own', 'own'],
  ['propose', 'propose'],
  ['need', 'need'],
  ['must', 'must'],
  ['will', 'will'],
  ['have', 'perfect'],
  ['is', 'is'],
]

/** They only join a clause to what was said before. */
export const ALSO: ReadonlySet<string> = new Set('also auch aussi tambien anche ook também tambem'.split(' '))

export interface FoundMood {
  mood: Mood
  core: number
  /** Range of the words that say it, where they are no verb of work. */
  said?: { from: number; to: number }
}

/** `from` is the word behind the head; `isHeadless`: there is none. */
export function moodOf(words: readonly Word[], from: number, isHeadless: boolean): FoundMood {
  for (let place = Math.max(0, from - 2); place < words.length; place++) {
    const word = words[place]
    if (!word || word.kind === 'mark') continue
    const found = MOODS.find(([name]) => has(word, name))
    if (found) {
      const [name, mood] = found
      if (mood === 'is' && place < from) continue
      if (
        name === 'have' &&
        !isVerb(
          words.slice(place + 1).find(({ kind }) => kind === 'word'),
          'participle',
        )
      ) {
        if (place >= from) return { mood: 'is', core: place }
        continue
      }
      const to = place + Math.max(1, word.phrase)
      const isWork = name === 'own' && word.verbs.length > 0 && word.phrase <= 1
      if (isWork) return { mood, core: place }
      return {
        mood,
        core: coreAfter(words, to),
        ...(mood === 'is' || mood === 'perfect' ? {} : { said: { from: place, to } }),
      }
    }
    if (place < from) continue
    if (has(word, 'past') || isVerb(word, 'past')) return { mood: 'past', core: place }
    if (isVerb(word, 'order') && (isHeadless || place === from))
      return { mood: isHeadless ? 'order' : 'present', core: place }
    if (isVerb(word, 'present')) return { mood: 'present', core: place }
    if (isVerb(word, 'plain') && isHeadless) return { mood: 'plain', core: place }
  }
  return { mood: 'other', core: Math.min(from, Math.max(0, words.length - 1)) }
}

/** The first word after the set phrase that is neither manners nor head. */
function coreAfter(words: readonly Word[], from: number): number {
  for (let place = from; place < words.length; place++) {
    const word = words[place]
    if (!word || word.kind === 'mark' || ALSO.has(word.text)) continue
    const skip = ['you', 'please', 'still', 'already', 'i', 'we', 'somebody'] as const
    if (skip.some((name) => has(word, name)) || word.phrase === 0) continue
    return place
  }
  return Math.min(from, Math.max(0, words.length - 1))
}
