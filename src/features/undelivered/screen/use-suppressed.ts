// Addresses from which mail came back: read once, changed by what the server answers.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { toast } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { liftSuppressed, listSuppressed, type SuppressedAddress } from '../contract.ts'

const key = keyOf(listSuppressed)

export function useSuppressed() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => api(listSuppressed, { signal }) })
}

export function useLift() {
  const queryClient = useQueryClient()
  return useAct(({ id }: SuppressedAddress) => api(liftSuppressed, { params: { id } }), {
    failed: 'The address could not be opened again',
    done: (left, { address }) => {
      queryClient.setQueryData(key, left)
      toast({
        kind: 'success',
        title: 'Mail Goes There Again',
        description: `The next mail to ${address} is sent as usual.`,
      })
    },
  })
}
