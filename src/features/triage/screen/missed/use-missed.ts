// Reads the sentences of a mail that became no task, and makes a task of one.
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../ui/api.ts'
import { toast, UNDO } from '../../../../ui/toasts.ts'
import { useAct } from '../../../../ui/use-act.ts'
import { useRead } from '../../../../ui/use-read.ts'
import { useReopen } from '../../../boards/screen/cards/use-undo.ts'
import { refetchTasks } from '../../../boards/screen/refetch-tasks.ts'
import { useTakeBackNew } from '../../../boards/screen/use-take-back-new.ts'
import { listMissed, pressSentence } from '../../missed/contract.ts'
import { refreshMailLog } from '../mail-log-query.ts'

export function useMissed(deliveryId: number) {
  return useRead(listMissed, { params: { id: deliveryId } })
}

export function usePressSentence(deliveryId: number) {
  const queryClient = useQueryClient()
  const { mutate: takeBack } = useTakeBackNew()
  const { mutate: reopen } = useReopen()
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: [listMissed.path] }),
      refreshMailLog(queryClient),
      refetchTasks(queryClient),
    ])
  return useAct(
    (sentence: string) => api(pressSentence, { params: { id: deliveryId }, body: { sentence } }),
    {
      failed: 'Failed to create task',
      done(made) {
        const after = { onSettled: () => void refresh() }
        const onPress = () =>
          made.suggestionId === null ? takeBack(made, after) : reopen(made.suggestionId, after)
        toast({
          kind: 'success',
          title: 'Task made',
          description: made.title,
          action: { label: UNDO, onPress },
        })
        return refresh()
      },
    },
  )
}
