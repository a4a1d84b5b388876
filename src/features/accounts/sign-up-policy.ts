// Who may make an account on this server, however they come: by the form, with Google, or as a guest of a mail.
import type { SignUpPolicy } from '../../config-sign-up.ts'
import { AppError } from '../../kit/errors.ts'
import { closedSignUp } from './contract.ts'

export interface SignUpServices {
  config: { owner: string | null; signUp: SignUpPolicy }
  /** Somebody has invited this address: a company, or the owner of the server. */
  isInvited(address: string): Promise<boolean>
}

/** `address` in lower case. The owner's own may always. */
export async function maySignUp({ config, isInvited }: SignUpServices, address: string): Promise<boolean> {
  const { who, domains } = config.signUp
  if (who === 'open' || address === config.owner) return true
  return domains.includes(address.slice(address.lastIndexOf('@') + 1)) || isInvited(address)
}

/** Throws AppError forbidden, with what would help. */
export async function requireSignUp(services: SignUpServices, address: string): Promise<void> {
  if (await maySignUp(services, address)) return
  throw new AppError('forbidden', closedSignUp(services.config.signUp), { reason: 'sign_up' })
}
