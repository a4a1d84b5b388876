// The person's absence: read, set, and ended.
import { useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { toast } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { useRead } from '../../../ui/use-read.ts'
import { endAbsence, getAbsence, type ShownAbsence, setAbsence } from '../contract.ts'

const key = keyOf(getAbsence)

export function useAbsence() {
  return useRead(getAbsence, {})
}

export interface AbsenceForm {
  from: string
  until: string
  delegateId: number | null
}

export function useAbsenceActs() {
  const queryClient = useQueryClient()
  const keep = (title: string) => (read: ShownAbsence) => {
    void queryClient.invalidateQueries({ queryKey: key })
    queryClient.setQueryData(key, read)
    toast({ kind: 'success', title })
  }
  const set = useAct((body: AbsenceForm) => api(setAbsence, { body }), {
    failed: 'Failed to save your absence',
    done: keep('Absence saved'),
  })
  const end = useAct((_: 'now') => api(endAbsence, {}), {
    failed: 'Failed to end your absence',
    done: keep('You are back'),
  })
  return { set, end }
}
