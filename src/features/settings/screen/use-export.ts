// The archive of a person: its state, looked at again while it is made, and the asking for one.
import { useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { useAct } from '../../../ui/use-act.ts'
import { useRead } from '../../../ui/use-read.ts'
import { type ExportState, getExport, requestExport } from '../contract.ts'

const key = keyOf(getExport)
const LOOK_AGAIN_MS = 1_000

const isOpen = (state: ExportState | null | undefined) =>
  state?.status === 'queued' || state?.status === 'running'

/** While the archive is being made. */
export const lookAgain = (state: ExportState | null | undefined) => (isOpen(state) ? LOOK_AGAIN_MS : false)

export function useExport() {
  return useRead(
    getExport,
    {},
    {
      refetchInterval: ({ state }) => lookAgain(state.data?.export),
    },
  )
}

export function useRequestExport() {
  const queryClient = useQueryClient()
  return useAct(() => api(requestExport), {
    failed: 'Failed to request the export',
    done: (made) => queryClient.setQueryData(key, { export: made }),
  })
}
