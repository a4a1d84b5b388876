// The waiting-for list, and the switch of each task that has people asked by mail.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { toastFailure } from '../../../ui/failure-toast.ts'
import { useRead } from '../../../ui/use-read.ts'
import { listWaiting, setChase, type WaitingTask } from '../waiting/contract.ts'

const key = keyOf(listWaiting)

/** Live messages about tasks ask again: its path begins as theirs do (refetch-tasks.ts). */
export function useWaiting() {
  return useRead(listWaiting, {})
}

export function useSetChase(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    // One after the other, so that the last choice is the one that stays.
    scope: { id: `chase-${id}` },
    mutationFn: (days: number | null) => api(setChase, { params: { id }, body: { days } }),
    onSuccess: (changed) =>
      queryClient.setQueryData<WaitingTask[]>(key, (known) =>
        known?.map((task) => (task.id === changed.id ? changed : task)).filter(isAwaited),
      ),
    onError: (error) => toastFailure(error, 'Failed to change how this task is asked after'),
  })
}

const isAwaited = ({ awaited }: WaitingTask) => awaited.length > 0
