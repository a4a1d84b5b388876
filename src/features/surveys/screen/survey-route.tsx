// The page of one survey, by the id in its address.
import { NotFoundPage } from '../../../ui/not-found-page.tsx'
import type { PageProps } from '../../client.ts'
import { SurveyPage } from './survey-page.tsx'

export function SurveyRoute({ params }: PageProps) {
  const id = Number(params.id)
  return Number.isInteger(id) && id > 0 ? <SurveyPage key={id} id={id} /> : <NotFoundPage />
}
