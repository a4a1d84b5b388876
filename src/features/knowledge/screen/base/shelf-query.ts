// What is asked of the server for a shelf of the list.
import type { ApiInput } from '../../../../ui/api.ts'
import type { listArticles } from '../../articles/contract.ts'
import type { KnowledgePlace, Shelf } from '../knowledge-place.ts'

type Query = NonNullable<ApiInput<typeof listArticles>['query']>

export function shelfQuery(
  { words, shelf, sort }: Pick<KnowledgePlace, 'words' | 'shelf' | 'sort'>,
  userId: number,
): Query {
  return { ...(words.trim() !== '' && { q: words.trim() }), sort, ...ofShelf(shelf, userId) }
}

function ofShelf(shelf: Shelf, userId: number): Query {
  if (shelf === 'due') return { isDue: 'true' }
  if (shelf === 'documents') return { kind: 'document' }
  if (shelf === 'public') return { isPublic: 'true' }
  if (shelf === 'mine') return { ownerId: userId }
  if (shelf === 'drafts') return { state: 'draft' }
  return shelf === 'deleted' ? { state: 'deleted' } : {}
}
