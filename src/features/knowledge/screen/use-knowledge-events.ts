// Live messages about the knowledge base: what is shown of it is read again.
import { useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../../ui/use-live.ts'
import { refreshKnowledge } from './refresh-knowledge.ts'

const types = ['knowledge_update'] as const

/** Stands once in the signed-in shell; also reads again after the connection was lost (NOTIF-19). */
export function useKnowledgeEvents(): void {
  const queryClient = useQueryClient()
  const refresh = () => void refreshKnowledge(queryClient)
  useLive(types, refresh, refresh)
}
