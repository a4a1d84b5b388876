// How near passages are to a question by their vectors, which are kept once they were made.
import type { ActingDatabase } from '../../../kit/db/acting-database.ts'
import type { Passage } from '../../../language/knowledge/passage.ts'
import { keepVectors, type PassageRow } from './passage-store.ts'

/** One vector a text, of the same length each; null where the model gives none now: it is done without. */
export type Embed = (texts: readonly string[]) => Promise<readonly (readonly number[])[] | null>

/** By id; none where the model is away. A vector of another length is that of a model before, and made anew. */
export async function nearness(
  db: ActingDatabase,
  embed: Embed,
  question: string,
  rows: readonly PassageRow[],
): Promise<[id: number, nearness: number][]> {
  const [asked] = (await embed([question])) ?? []
  if (!asked) return []
  const known = new Map<number, readonly number[]>(
    rows.flatMap(({ id, vector }) => (vector?.length === asked.length ? [[id, vector] as const] : [])),
  )
  const missing = rows.filter(({ id }) => !known.has(id))
  const made = missing.length === 0 ? [] : await embed(missing.map(textOf))
  const kept = missing.flatMap(({ id }, place) => {
    const vector = made?.[place]
    return vector ? [{ id, vector: [...vector] }] : []
  })
  if (kept.length > 0) await keepVectors(db, kept)
  for (const { id, vector } of kept) known.set(id, vector)
  return [...known].map(([id, vector]) => [id, cosine(asked, vector)])
}

/** Of texts that are kept nowhere, by their places; the same for each question. None where the model is away. */
export async function nearnessAmong(
  embed: Embed,
  questions: readonly string[],
  passages: readonly Texts[],
): Promise<[place: number, nearness: number][][]> {
  const vectors = await embed([...questions, ...passages.map(textOf)])
  return questions.map((_, question) => {
    const asked = vectors?.[question]
    if (!asked) return []
    return passages.map((_one, place) => [place, cosine(asked, vectors[questions.length + place] ?? [])])
  })
}

type Texts = Pick<Passage, 'headings' | 'sentences'>

const textOf = ({ headings, sentences }: Texts): string =>
  [...headings, ...sentences.map(({ text }) => text)].join('\n')

function cosine(one: readonly number[], other: readonly number[]): number {
  const dot = (left: readonly number[], right: readonly number[]) =>
    left.reduce((sum, value, place) => sum + value * (right[place] ?? 0), 0)
  const lengths = Math.sqrt(dot(one, one) * dot(other, other))
  return lengths === 0 ? 0 : dot(one, other) / lengths
}
