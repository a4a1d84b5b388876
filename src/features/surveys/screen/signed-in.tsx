// What surveys give to every signed-in page.
import type { SignedIn } from '../../client.ts'
import { useSurveyEvents } from './use-survey-events.ts'

export const surveys: SignedIn = { useLive: useSurveyEvents }
