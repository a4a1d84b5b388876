// Tells the server what a person decided about a suggestion, and reads again what it changed.
import { useQueryClient } from '@tanstack/react-query'
import { acceptSuggestion, declineSuggestion, type Suggestion } from '../../../../records/contract.ts'
import { api } from '../../../../ui/api.ts'
import { toast, UNDO } from '../../../../ui/toasts.ts'
import { useAct } from '../../../../ui/use-act.ts'
import { mergeSuggestion } from '../../../tasks/suggestions/contract.ts'
import { useReopen } from '../cards/use-undo.ts'
import { refetchTasks } from '../refetch-tasks.ts'

export type Decision =
  | { act: 'accept'; title?: string }
  | { act: 'merge'; taskId: number }
  | { act: 'decline' }

const done = {
  accept: 'Suggestion accepted',
  merge: 'Suggestion merged',
  decline: 'Suggestion declined',
} as const

export function useDecide({ id, title, projectId }: Suggestion) {
  const queryClient = useQueryClient()
  const { mutate: reopen } = useReopen()
  return useAct(
    async (decision: Decision) => {
      const params = { id }
      if (decision.act === 'decline') await api(declineSuggestion, { params })
      else if (decision.act === 'merge') {
        await api(mergeSuggestion, { params, body: { taskId: decision.taskId } })
      } else {
        await api(acceptSuggestion, {
          params,
          body: decision.title === undefined ? {} : { title: decision.title },
        })
      }
    },
    {
      failed: { title: 'Failed to answer the suggestion' },
      done: (_, { act }) => {
        toast({
          kind: 'success',
          title: done[act],
          description: title,
          action: { label: UNDO, onPress: () => reopen(id) },
        })
        return refetchTasks(queryClient, projectId)
      },
    },
  )
}
