// Live messages about companies: what they name is read again.
import { useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../../ui/use-live.ts'
import { refreshCompanies } from './refresh-companies.ts'

const types = ['company_update', 'membership_ended'] as const

/** Stands once in the signed-in shell; also reads again after the connection was lost (NOTIF-19). */
export function useCompanyEvents(): void {
  const queryClient = useQueryClient()
  const refresh = () => void refreshCompanies(queryClient)
  useLive(types, refresh, refresh)
}
