// One mail read again from its page, and its records made as that reading has them.
import { undoChangeSets } from '../../../records/contract.ts'
import { api } from '../../../ui/api.ts'
import { toast, UNDO } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { applyReading, readMailAgain } from '../contract.ts'

export type Reader = 'rules' | 'model'

export function useMailReading(id: number, onApplied: () => void) {
  const read = useAct((by: Reader) => api(readMailAgain, { params: { id }, body: { by } }), {
    failed: 'The mail could not be read again',
  })
  const undo = useAct((ids: number[]) => api(undoChangeSets, { body: { ids } }), {
    failed: { title: 'Failed to undo' },
    done() {
      toast({ kind: 'success', title: 'Undone' })
      onApplied()
    },
  })
  const apply = useAct((by: Reader) => api(applyReading, { params: { id }, body: { by } }), {
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
  })
  return { read, apply }
}
