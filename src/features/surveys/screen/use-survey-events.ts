// Live messages about surveys: what they name is read again.
import { useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../../ui/use-live.ts'
import { refreshSurveys } from './refresh-surveys.ts'

const types = ['survey_update'] as const

/** Stands once in the signed-in shell; also reads again after the connection was lost (NOTIF-19). */
export function useSurveyEvents(): void {
  const queryClient = useQueryClient()
  const refresh = () => void refreshSurveys(queryClient)
  useLive(types, refresh, refresh)
}
