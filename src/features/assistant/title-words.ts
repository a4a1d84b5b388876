// Says what is asked in the words of the tasks: a word of another language that no task says, by one that means the same.
import { fold, words } from '../../language/fold.ts'
import { meaningsOf } from '../../language/knowledge/meanings.ts'
import { stemOf } from '../../language/knowledge/stem.ts'
import type { Task } from '../tasks/contract.ts'
import { isTaskWord } from './reading/vocabulary.ts'

const SHORTEST = 4

export function inTitleWords(said: string, tasks: readonly Task[]): string {
  const own = new Map<string, string>()
  const known = new Set<string>()
  for (const { title, project } of tasks)
    for (const word of words(`${title} ${project.name}`)) {
      known.add(word)
      for (const meaning of meaningsOf(stemOf(word))) if (!own.has(meaning)) own.set(meaning, word)
    }
  return said.replace(/[\p{L}][\p{L}-]*/gu, (word) => {
    const plain = fold(word)
    if (plain.length < SHORTEST || known.has(plain) || isTaskWord(plain)) return word
    const same = meaningsOf(stemOf(plain)).flatMap((meaning) => own.get(meaning) ?? [])
    return same[0] ?? word
  })
}
