// The words by which titles of tasks are compared.
import { fold } from './fold.ts'

const STOP = new Set(
  'a an the to of for in on at by with from and or our your my his her their its this that these those please it them me us you all any some up out into about is are be again once more just also so asap today tomorrow der die das den dem des ein eine einen le la les un une du el los las una il lo gli uno de het een os um uma und et y mit avec con para pour'.split(
    ' ',
  ),
)

/** "The report did not arrive. Please send it" asks once. */
const SAME_VERB = new Map([
  ['provide', 'send'],
  ['resend', 'send'],
])

/** The words by which two titles are compared, without endings and small words. */
export function keywordsOf(title: string, base: (word: string) => string | null): Set<string> {
  const found = fold(title).match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(
    found
      .filter((word) => !STOP.has(word))
      .map((word) => base(word) ?? stem(word))
      .map((word) => SAME_VERB.get(word) ?? word),
  )
}

/** A light stem: plural and common verb endings off; enough to join "invoices" and "invoice". */
export function stem(word: string): string {
  if (word.length > 5 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 6 && /(?:sses|shes|ches|xes)$/.test(word)) return word.slice(0, -2)
  if (word.length > 3 && /[^s]s$/.test(word)) return word.slice(0, -1)
  if (word.length > 6 && word.endsWith('ing')) return word.slice(0, -3)
  if (word.length > 5 && word.endsWith('ed')) return word.slice(0, -2)
  return word
}
