// One mail read again from its page, and its records made as that reading has them.
import { undoChangeSets } from '../../../records/contract.ts'
import { api } from '../../../ui/api.ts'
import { toast, UNDO } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { applyReading, type ReaderName, readMailAgain } from '../contract.ts'

export function useMailReading(id: number, onApplied: () => void) {
  const read = useAct((by: ReaderName) => api(readMailAgain, { params: { id }, body: { by } }), {
    failed: 'The mail could not be read again',
  })
  const undo = useAct((ids: number[]) => api(undoChangeSets, { body: { ids } }), {
    failed: { title: 'Failed to undo' },
    done() {
      toast({ kind: 'success', title: 'Undone' })
      onApplied()
    },
  })
  const apply = useAct(
    (body: { by: ReaderName; seen: string }) => api(applyReading, { params: { id }, body }),
    {
      failed: 'Nothing could be changed',
      done({ changeSetId }) {
        read.reset()
        toast({
          kind: 'success',
          title: 'The tasks are as they were read now',
          duration: 10_000,
          ...(changeSetId !== null && { action: { label: UNDO, onPress: () => undo.mutate([changeSetId]) } }),
        })
        onApplied()
      },
    },
  )
  return { read, apply }
}
