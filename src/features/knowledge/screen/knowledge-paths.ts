// Addresses within the knowledge base.
import { questionPath } from '../asking/contract.ts'
import { articlePath as pathOf } from '../contract.ts'

export const knowledgePath = '/teams/faq'
export const newArticlePath = '/knowledge/new'

/** The list of what has no answer, with one question open. */
export const questionsPath = (id?: number): string =>
  id === undefined ? `${knowledgePath}?view=questions` : questionPath(id)

/** An article, at a sentence of it where one is named. */
export function articlePath(id: number, sentence?: string): string {
  return withSentence(pathOf(id), sentence)
}

/** Of what is marked, so many characters at the most stand in an address. */
const LONGEST_SENTENCE = 400

/** A path of the app with the sentence that is to be marked there. */
export function withSentence(path: string, sentence?: string): string {
  if (sentence === undefined) return path
  const [bare = '', query] = path.split('?', 2)
  const next = new URLSearchParams(query)
  next.set('quote', sentence.slice(0, LONGEST_SENTENCE))
  return `${bare}?${next}`
}
