// Settings, Notifications: open tasks that went to others while the person was away, taken back by one press.
import { useQueryClient } from '@tanstack/react-query'
import { undoChangeSets } from '../../../records/contract.ts'
import { api, keyOf } from '../../../ui/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { toast, UNDO } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { useRead } from '../../../ui/use-read.ts'
import { listDelegated, takeBack } from '../contract.ts'

/** Not there where nothing went to others. */
export function ReturnPanel() {
  const { data: tasks = [] } = useRead(listDelegated, {})
  const take = useTakeBack()
  if (tasks.length === 0) return null
  return (
    <Panel
      title="Done in your place"
      description="Mails meant these for you while you were away. They are still open."
    >
      <ul
        aria-label="Tasks that others have in your place"
        className="divide-y divide-line border-y border-line"
      >
        {tasks.map(({ id, title, projectId, projectName, names }) => (
          <li key={id} className="py-2 text-13">
            <a href={`/project/${projectId}?highlightTask=${id}`} className="link wrap-text font-550">
              {title}
            </a>
            <span className="block text-12 text-ink-2">
              {[projectName, names.join(', ')].join(' \u00b7 ')}
            </span>
          </li>
        ))}
      </ul>
      <Button
        className="mt-4"
        busy={take.isPending}
        busyLabel="Taking back..."
        onClick={() => take.mutate('all')}
      >
        {tasks.length === 1 ? 'Take it back' : `Take all ${tasks.length} back`}
      </Button>
    </Panel>
  )
}

function useTakeBack() {
  const queryClient = useQueryClient()
  const refetch = () => queryClient.invalidateQueries({ queryKey: keyOf(listDelegated) })
  const undo = useAct((ids: number[]) => api(undoChangeSets, { body: { ids } }), {
    failed: { title: 'Failed to undo' },
    done: refetch,
  })
  return useAct((_: 'all') => api(takeBack, {}), {
    failed: 'Failed to take the tasks back',
    done({ taken, changeSetIds }) {
      toast({
        kind: 'success',
        title: taken === 1 ? '1 task is yours again' : `${taken} tasks are yours again`,
        duration: 10_000,
        ...(changeSetIds.length > 0 && { action: { label: UNDO, onPress: () => undo.mutate(changeSetIds) } }),
      })
      return refetch()
    },
  })
}
