// The page of one article or document, by the id in its address.
import { NotFoundPage } from '../../../ui/not-found-page.tsx'
import type { PageProps } from '../../client.ts'
import { ArticlePage } from './article-page.tsx'

export function ArticleRoute({ params }: PageProps) {
  const id = Number(params.id)
  return Number.isInteger(id) && id > 0 ? <ArticlePage key={id} id={id} /> : <NotFoundPage />
}
