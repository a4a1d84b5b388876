// Where one stands in a document, as its address says it: the view, the part, and the words that are marked.

export const views = ['analysis', 'versions', 'text', 'ask'] as const
export type View = (typeof views)[number]

export interface DocumentPlace {
  view: View
  part: number
  /** Word for word in that part; null for none. */
  quote: string | null
}

const LONGEST_QUOTE = 400

/** Whether a finding with this place is the one that is shown. */
export const isAt = ({ part, quote }: DocumentPlace, at: { part: number; quote: string }): boolean =>
  part === at.part && quote === at.quote.slice(0, LONGEST_QUOTE)

export function readPlace(query: URLSearchParams): DocumentPlace {
  const view = views.find((one) => one === query.get('view')) ?? 'analysis'
  const part = Number(query.get('part') ?? 1)
  return { view, part: Number.isInteger(part) && part > 0 ? part : 1, quote: query.get('quote') }
}

export function writePlace(query: URLSearchParams, { view, part, quote }: DocumentPlace): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const name of ['view', 'part', 'quote']) next.delete(name)
  if (view !== 'analysis') next.set('view', view)
  if (part > 1 || quote !== null) next.set('part', String(part))
  if (quote !== null) next.set('quote', quote.slice(0, LONGEST_QUOTE))
  return next
}
