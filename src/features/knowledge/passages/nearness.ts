// How near passages are to a question by their vectors, which are kept once they were made.
import type { ActingDatabase } from '../../../kit/db/acting-database.ts'
import type { Passage } from '../../../language/knowledge/passage.ts'
import type { Vectors } from '../../../model/embedder.ts'
import { keepVectors, type PassageRow } from './passage-store.ts'

/** Null where the model gives none now: it is done without. */
export type Embed = (texts: readonly string[]) => Promise<Vectors | null>

/** By id; none where the model is away. Vectors of another space are of an earlier model, and are made again. */
export async function nearness(
  db: ActingDatabase,
  embed: Embed,
  question: string,
  rows: readonly PassageRow[],
): Promise<[id: number, nearness: number][]> {
  const made = await embed([question])
  const asked = made?.vectors[0]
  if (!made || !asked) return []
  const { space } = made
  const known = new Map<number, readonly number[]>(
    rows.flatMap(({ id, vector, vectorSpace }) =>
      vector && vectorSpace === space ? [[id, vector] as const] : [],
    ),
  )
  const missing = rows.filter(({ id }) => !known.has(id))
  const more = missing.length === 0 ? null : await embed(missing.map(textOf))
  if (more?.space === space) {
    const kept = missing.flatMap(({ id }, place) => {
      const vector = more.vectors[place]
      return vector ? [{ id, vector: [...vector] }] : []
    })
    await keepVectors(db, space, kept)
    for (const { id, vector } of kept) known.set(id, vector)
  }
  return [...known].map(([id, vector]) => [id, cosine(asked, vector)])
}

/** Of texts that are kept nowhere, by their places; the same for each question. None where the model is away. */
export async function nearnessAmong(
  embed: Embed,
  questions: readonly string[],
  passages: readonly Texts[],
): Promise<[place: number, nearness: number][][]> {
  const vectors = (await embed([...questions, ...passages.map(textOf)]))?.vectors
  return questions.map((_, question) => {
    const asked = vectors?.[question]
    if (!asked) return []
    return passages.map((_one, place) => [place, cosine(asked, vectors[questions.length + place] ?? [])])
  })
}

type Texts = Pick<Passage, 'headings' | 'sentences'>

export const textOf = ({ headings, sentences }: Texts): string =>
  [...headings, ...sentences.map(({ text }) => text)].join('\n')

function cosine(one: readonly number[], other: readonly number[]): number {
  const dot = (left: readonly number[], right: readonly number[]) =>
    left.reduce((sum, value, place) => sum + value * (right[place] ?? 0), 0)
  const lengths = Math.sqrt(dot(one, one) * dot(other, other))
  return lengths === 0 ? 0 : dot(one, other) / lengths
}
