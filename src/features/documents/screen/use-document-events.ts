// Live messages about documents: what they name is read again.
import { useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../../ui/use-live.ts'
import { refreshDocuments } from './refresh-documents.ts'

const types = ['document_update'] as const

/** Stands once in the signed-in shell; also reads again after the connection was lost (NOTIF-19). */
export function useDocumentEvents(): void {
  const queryClient = useQueryClient()
  const refresh = () => void refreshDocuments(queryClient)
  useLive(types, refresh, refresh)
}
