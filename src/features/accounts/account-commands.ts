// Accounts as an administrator of the machine makes them by command: added without a sign-up, and helped to a new password.
import { asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import type { AccountServices } from './account-services.ts'
import { findUserByConfirmedAddress } from './account-store.ts'
import { mailLink, newLink } from './mailed-links.ts'
import { splitName } from './person.ts'
import { brokenAddressRule } from './sign-up.ts'
import { createConfirmedAccount } from './sign-up-store.ts'

export interface AccountCommands {
  /** Answers the id. Throws AppError: invalid for no address of a person, conflict where it has an account. */
  add(person: { address: string; name: string }): Promise<number>
  /** Throws AppError not_found where nobody has confirmed the address. */
  find(address: string): Promise<{ id: number; email: string }>
  /** Where the account chooses a password; the link works once, for an hour. */
  resetUrl(account: { id: number; email: string }): Promise<string>
  mailReset(account: { id: number; email: string }): Promise<void>
}

export function accountCommands(services: AccountServices): AccountCommands {
  const { db, scope, clock, config } = services
  const resetOf = ({ id, email }: { id: number; email: string }) =>
    ({ userId: id, address: email, purpose: 'reset' }) as const
  return {
    async add({ address, name }) {
      const broken = brokenAddressRule(address, config.mailDomain)
      if (broken) throw new AppError('invalid', broken)
      const person = { address, ...splitName(name), passwordHash: null, timeZone: 'UTC' }
      return (await createConfirmedAccount(db, scope, person, clock())).id
    },
    async find(address) {
      const found = await findUserByConfirmedAddress(asSystem(db, scope), address)
      if (!found) throw new AppError('not_found', `There is no account with the address ${address}`)
      return found
    },
    resetUrl: async (account) =>
      `${config.publicUrl}/reset-password?token=${await newLink(services, resetOf(account))}`,
    mailReset: (account) => mailLink(services, resetOf(account)),
  }
}
