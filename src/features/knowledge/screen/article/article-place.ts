// How an article is looked at, as its address says it: read at a sentence, edited, or compared with earlier versions.

export interface ArticlePlace {
  view: 'read' | 'edit' | 'versions'
  /** Word for word in its text; null for none. */
  sentence: string | null
}

export function readPlace(query: URLSearchParams): ArticlePlace {
  const view = query.get('view')
  return { view: view === 'edit' || view === 'versions' ? view : 'read', sentence: query.get('quote') }
}

export function writePlace(query: URLSearchParams, { view, sentence }: ArticlePlace): URLSearchParams {
  const next = new URLSearchParams(query)
  if (view === 'read') next.delete('view')
  else next.set('view', view)
  if (sentence === null) next.delete('quote')
  else next.set('quote', sentence)
  return next
}
