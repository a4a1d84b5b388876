// Cuts a text into overlapping pieces that fit the window of a model, and makes one vector of those of the pieces.

/** The part of a piece that the next one repeats, so that no sentence is only ever seen in halves. */
const OVERLAP = 0.15
/** A piece ends after a word where one ends in its last part. */
const LOOSE_END = 0.8

/** Each of at most `longest` characters; at least one, since an empty text has its vector, too. */
export function piecesOf(text: string, longest: number): string[] {
  const pieces: string[] = []
  for (let start = 0; ; ) {
    if (text.length - start <= longest) return [...pieces, text.slice(start)]
    const space = text.lastIndexOf(' ', start + longest)
    const end = space > start + longest * LOOSE_END ? space : start + longest
    pieces.push(text.slice(start, end))
    start = end - Math.floor(longest * OVERLAP)
  }
}

/** Of vectors of one length, each of the same weight. */
export function meanVector(vectors: readonly (readonly number[])[]): number[] {
  const [first = []] = vectors
  if (vectors.length === 1) return [...first]
  const units = vectors.map(unitOf)
  return first.map((_, place) => units.reduce((sum, unit) => sum + (unit[place] ?? 0), 0) / units.length)
}

function unitOf(vector: readonly number[]): number[] {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0))
  return vector.map((value) => (length === 0 ? 0 : value / length))
}
