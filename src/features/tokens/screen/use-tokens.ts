// What the token list reads and does.
import { useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { toast } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { useRead } from '../../../ui/use-read.ts'
import { type ApiToken, createToken, deleteToken, listTokens, type TokenScope } from '../contract.ts'

export interface NewToken {
  name: string
  scopes: TokenScope[]
  /** Null never ends. */
  days: number | null
}

export function useTokens() {
  return useRead(
    listTokens,
    {},
    {
      select: ({ tokens }) => tokens,
    },
  )
}

/** The answer is the only place where the secret ever stands. */
export function useCreateToken() {
  const queryClient = useQueryClient()
  return useAct((body: NewToken) => api(createToken, { body }), {
    failed: { title: 'The token could not be made' },
    inForm: true,
    done: () => queryClient.invalidateQueries({ queryKey: keyOf(listTokens) }),
  })
}

export function useEndToken(onDone: () => void) {
  const queryClient = useQueryClient()
  return useAct(({ id }: ApiToken) => api(deleteToken, { params: { id } }), {
    failed: { title: 'The token could not be ended' },
    done: async (_, { name }) => {
      onDone()
      toast({ kind: 'success', title: 'Token ended', description: `“${name}” opens nothing any more.` })
      await queryClient.invalidateQueries({ queryKey: keyOf(listTokens) })
    },
  })
}
