// The page of one document, by the id in its address.
import { NotFoundPage } from '../../../ui/not-found-page.tsx'
import type { PageProps } from '../../client.ts'
import { DocumentPage } from './document-page.tsx'

export function DocumentRoute({ params }: PageProps) {
  const id = Number(params.id)
  return Number.isInteger(id) && id > 0 ? <DocumentPage key={id} id={id} /> : <NotFoundPage />
}
