// Where one is in the knowledge base, as its address says it: which list, narrowed how, and what is open in it.

/** Which articles are listed. */
export const shelves = ['all', 'due', 'documents', 'public', 'mine', 'drafts', 'deleted'] as const
export type Shelf = (typeof shelves)[number]

export const sorts = ['title', 'updated', 'verified'] as const
export type Sort = (typeof sorts)[number]

export interface KnowledgePlace {
  /** The articles, or the questions without an answer. */
  view: 'base' | 'questions'
  /** Of the question that is open; null for the first. */
  question: number | null
  words: string
  shelf: Shelf
  sort: Sort
}

export function readPlace(query: URLSearchParams): KnowledgePlace {
  const question = Number(query.get('question')) || null
  return {
    view: question !== null || query.get('view') === 'questions' ? 'questions' : 'base',
    question,
    words: query.get('q') ?? '',
    shelf: shelves.find((one) => one === query.get('show')) ?? 'all',
    sort: sorts.find((one) => one === query.get('sort')) ?? 'title',
  }
}

export function writePlace(query: URLSearchParams, place: KnowledgePlace): URLSearchParams {
  const next = new URLSearchParams(query)
  const { view, question, words, shelf, sort } = place
  const parts: [string, string | null][] = [
    ['view', view === 'questions' && question === null ? view : null],
    ['question', view === 'questions' && question !== null ? String(question) : null],
    ['q', words === '' ? null : words],
    ['show', shelf === 'all' ? null : shelf],
    ['sort', sort === 'title' ? null : sort],
  ]
  for (const [name, value] of parts) {
    if (value === null) next.delete(name)
    else next.set(name, value)
  }
  return next
}
