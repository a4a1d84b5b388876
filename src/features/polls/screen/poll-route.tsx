// The page of one poll, by the id in its address.
import { NotFoundPage } from '../../../ui/not-found-page.tsx'
import type { PageProps } from '../../client.ts'
import { PollPage } from './poll-page.tsx'

export function PollRoute({ params }: PageProps) {
  const id = Number(params.id)
  return Number.isInteger(id) && id > 0 ? <PollPage key={id} id={id} /> : <NotFoundPage />
}
