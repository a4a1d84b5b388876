// The archive of a person: its state, looked at again while it is made, and the asking for one.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { toastFailure } from '../../../ui/failure-toast.ts'
import { type ExportState, getExport, requestExport } from '../contract.ts'

const key = keyOf(getExport)
const LOOK_AGAIN_MS = 1_000

const isOpen = (state: ExportState | null | undefined) =>
  state?.status === 'queued' || state?.status === 'running'

export function useExport() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api(getExport, { signal }),
    refetchInterval: ({ state }) => (isOpen(state.data?.export) ? LOOK_AGAIN_MS : false),
  })
}

export function useRequestExport() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api(requestExport),
    onSuccess: (made) => queryClient.setQueryData(key, { export: made }),
    onError: (error) => toastFailure(error, 'Failed to request the export'),
  })
}
