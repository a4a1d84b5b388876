// The places of all that was found in a document, in the order in which they are shown: what the keys go through.
import type { Document } from '../contract.ts'
import { type DocumentPlace, isAt } from './document-place.ts'

type Place = { part: number; quote: string }

export function placesOfFindings({ analysis }: Document): Place[] {
  if (analysis === null) return []
  const { summary, facts, dates, amounts, parties, people, risks, actions } = analysis
  const all = [summary, facts, dates, amounts, parties, people, risks, actions].flatMap((list) =>
    list.map(({ place }: { place: Place }) => place),
  )
  // What says two things stands in two lists, and is one place.
  return all.filter(
    (place, index) =>
      all.findIndex(({ part, quote }) => part === place.part && quote === place.quote) === index,
  )
}

/** The one so many steps on from where one is; null where there is none. */
export function placeOn(document: Document, at: DocumentPlace, steps: 1 | -1): Place | null {
  const places = placesOfFindings(document)
  const now = places.findIndex((place) => isAt(at, place))
  if (now < 0) return (steps > 0 ? places[0] : places.at(-1)) ?? null
  return places[now + steps] ?? null
}
