// Asks for a new confirmation link, by an old one or for the address that the account waits for.
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../ui/api.ts'
import { resendConfirmLink } from '../contract.ts'

export function useResend(token?: string) {
  return useMutation({ mutationFn: () => api(resendConfirmLink, { body: { token } }) })
}
