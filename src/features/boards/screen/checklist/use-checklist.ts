// Reads and changes the checklist of a task; a tick shows at once.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../../ui/api.ts'
import { failureWords } from '../../../../ui/request.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useRead } from '../../../../ui/use-read.ts'
import {
  addChecklistItem,
  type ChecklistItem,
  changeChecklistItem,
  deleteChecklistItem,
  listChecklist,
} from '../../../tasks/checklist/contract.ts'

export function useChecklist(taskId: number) {
  return useRead(listChecklist, { params: { id: taskId } })
}

export function useChecklistActs(taskId: number) {
  const queryClient = useQueryClient()
  const queryKey = keyOf(listChecklist, { id: taskId })
  const settled = () => queryClient.invalidateQueries({ queryKey })
  const failed = (error: unknown) =>
    toast({ kind: 'destructive', title: 'Failed to change the checklist', description: failureWords(error) })
  const common = { onError: failed, onSettled: settled }
  const add = useMutation({
    ...common,
    mutationFn: (text: string) => api(addChecklistItem, { params: { id: taskId }, body: { text } }),
  })
  const tick = useMutation({
    ...common,
    mutationFn: ({ id, isDone }: ChecklistItem) =>
      api(changeChecklistItem, { params: { id: taskId, itemId: id }, body: { isDone } }),
    onMutate: async (item) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData<ChecklistItem[]>(queryKey, (items) =>
        items?.map((one) => (one.id === item.id ? item : one)),
      )
    },
  })
  const remove = useMutation({
    ...common,
    mutationFn: (itemId: number) => api(deleteChecklistItem, { params: { id: taskId, itemId } }),
  })
  return { add, tick, remove }
}
