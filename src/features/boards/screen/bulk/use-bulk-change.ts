// Changes the chosen tasks, says what became of them, and offers the one way back.
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../ui/api.ts'
import { toast, UNDO } from '../../../../ui/toasts.ts'
import { useAct } from '../../../../ui/use-act.ts'
import { type BulkChange, changeTasks } from '../../../tasks/bulk/contract.ts'
import type { Task } from '../../../tasks/contract.ts'
import { useUndoMany } from '../cards/use-undo.ts'
import { refetchTasks } from '../refetch-tasks.ts'
import { bulkWords, refusedWords } from './bulk-words.ts'

export type BulkAct = {
  tasks: readonly Pick<Task, 'id' | 'number' | 'title' | 'version'>[]
  change: BulkChange
}

/** `onDone` hears which tasks were refused: they stay chosen. */
export function useBulkChange(onDone: (refused: readonly number[]) => void) {
  const queryClient = useQueryClient()
  const undo = useUndoMany()
  return useAct(
    ({ tasks, change }: BulkAct) =>
      api(changeTasks, { body: { tasks: tasks.map(({ id, version }) => ({ id, version })), change } }),
    {
      failed: { title: 'Failed to change the tasks' },
      done: ({ results, changeSetIds }, { tasks, change }) => {
        const refused = results.filter((one) => one.refused !== null)
        const done = results.length - refused.length
        toast({
          kind: refused.length === 0 ? 'success' : 'destructive',
          title: bulkWords(done, change),
          duration: 10_000,
          ...(refused.length > 0 && { description: refusedWords(refused, tasks) }),
          ...(changeSetIds.length > 0 && {
            action: { label: UNDO, onPress: () => undo.mutate(changeSetIds) },
          }),
        })
        onDone(refused.map(({ id }) => id))
        return refetchTasks(queryClient)
      },
    },
  )
}
