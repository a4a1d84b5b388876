// What the token list reads and does.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { isAboutInput, toastTitledFailure } from '../../../ui/failure-toast.ts'
import { toast } from '../../../ui/toasts.ts'
import { type ApiToken, createToken, deleteToken, listTokens, type TokenScope } from '../contract.ts'

export interface NewToken {
  name: string
  scopes: TokenScope[]
  /** Null never ends. */
  days: number | null
}

export function useTokens() {
  return useQuery({
    queryKey: keyOf(listTokens),
    queryFn: ({ signal }) => api(listTokens, { signal }),
    select: ({ tokens }) => tokens,
  })
}

/** The answer is the only place where the secret ever stands. */
export function useCreateToken() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: NewToken) => api(createToken, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keyOf(listTokens) }),
    onError(error) {
      if (!isAboutInput(error)) toastTitledFailure('The token could not be made', error)
    },
  })
}

export function useEndToken(onDone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: ApiToken) => api(deleteToken, { params: { id } }),
    onSuccess: async (_, { name }) => {
      onDone()
      toast({ kind: 'success', title: 'Token ended', description: `“${name}” opens nothing any more.` })
      await queryClient.invalidateQueries({ queryKey: keyOf(listTokens) })
    },
    onError: (error) => toastTitledFailure('The token could not be ended', error),
  })
}
