// How much of what is asked the tasks of an answer speak of: a word that none of them says is another matter.

import { fold, words } from '../../language/fold.ts'
import { meaningsOf } from '../../language/knowledge/meanings.ts'
import { stemOf } from '../../language/knowledge/stem.ts'
import { baseOfVerb } from '../../language/lexicon/en/verbs.ts'
import type { Task } from '../tasks/contract.ts'
import { isTaskWord } from './reading/vocabulary.ts'

/** From 0 to 1: the share of the words of the matter that the tasks do not say, nor the people and projects of them. */
export function unaccounted(topic: readonly string[], tasks: readonly Task[]): number {
  const asked = topic.filter((word) => !isTaskWord(word))
  if (asked.length === 0) return 0
  const said = new Set(tasks.flatMap(wordsOf))
  const left = asked.filter((word) => !isSaid(word, said))
  return left.length / asked.length
}

function wordsOf({ title, project, assignees, blockedReason }: Task): string[] {
  const people = assignees.map(({ user }) => `${user.firstName ?? ''} ${user.lastName ?? ''} ${user.email}`)
  return words(fold([title, project.name, blockedReason ?? '', ...people].join(' ')))
}

/** Letters that the forms of a word share. */
const SHARED = 5

function isSaid(word: string, said: ReadonlySet<string>): boolean {
  const base = baseOfVerb(word) ?? word
  const meanings = meaningsOf(stemOf(word))
  for (const own of said) {
    if (own === word || own === base || (baseOfVerb(own) ?? own) === base) return true
    if (own.slice(0, SHARED) === word.slice(0, SHARED) && word.length >= SHARED) return true
    if (stemOf(own) === stemOf(word) || own.startsWith(word)) return true
    if (meanings.length > 0 && meaningsOf(stemOf(own)).some((meaning) => meanings.includes(meaning)))
      return true
  }
  return false
}
