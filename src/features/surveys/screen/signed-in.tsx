// What surveys give to every signed-in page.
import { ClipboardList } from 'lucide-react'
import type { SignedIn } from '../../client.ts'
import { useSurveyEvents } from './use-survey-events.ts'

export const surveys: SignedIn = {
  useLive: useSurveyEvents,
  found: { survey: () => <ClipboardList aria-hidden /> },
}
