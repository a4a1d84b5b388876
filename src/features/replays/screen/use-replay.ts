// The run over stored mails: read again while it goes on, begun, rested, and made so.
import { useQueryClient } from '@tanstack/react-query'
import { undoChangeSets } from '../../../records/contract.ts'
import { api, keyOf } from '../../../ui/api.ts'
import { toast, UNDO } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { useRead } from '../../../ui/use-read.ts'
import { applyReplay, getReplay, type ShownReplay, startReplay, steerReplay } from '../contract.ts'

const key = keyOf(getReplay)
const LOOK_MS = 1_000

export function useReplay() {
  return useRead(
    getReplay,
    {},
    {
      refetchInterval: (query) => (query.state.data?.replay?.state === 'running' ? LOOK_MS : false),
    },
  )
}

export function useReplayActs() {
  const queryClient = useQueryClient()
  const keep = (read: ShownReplay) => void queryClient.setQueryData(key, read)
  const refetch = () => queryClient.invalidateQueries({ queryKey: key })
  const start = useAct((since: string | null) => api(startReplay, { body: { since } }), {
    failed: 'The mails could not be read again',
    done: keep,
  })
  const steer = useAct((isPaused: boolean) => api(steerReplay, { body: { isPaused } }), {
    failed: 'That could not be done',
    done: keep,
  })
  const undo = useAct((ids: number[]) => api(undoChangeSets, { body: { ids } }), {
    failed: { title: 'Failed to undo' },
    done: () => toast({ kind: 'success', title: 'Undone' }),
  })
  const apply = useAct((ids: number[] | null) => api(applyReplay, { body: { ids } }), {
    failed: 'Nothing could be changed',
    done({ applied, failed, changeSetIds }) {
      toast({
        kind: failed > 0 ? 'destructive' : 'success',
        title: `${applied} ${applied === 1 ? 'mail is' : 'mails are'} as read today`,
        ...(failed > 0 && { description: `${failed} could not be, as in an archived project.` }),
        duration: 10_000,
        ...(changeSetIds.length > 0 && { action: { label: UNDO, onPress: () => undo.mutate(changeSetIds) } }),
      })
      return refetch()
    },
  })
  return { start, steer, apply }
}
