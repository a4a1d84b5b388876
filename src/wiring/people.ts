// Fills routing's port to people: whose address this is, and the guest that a mail from a stranger makes.
import {
  type Account,
  type AccountsFeature,
  displayName,
  findOrCreateGuest,
  findPeopleAt,
  findUserByConfirmedAddress,
  noteMailLanguage,
} from '../features/accounts/index.ts'
import { blockersOf } from '../features/trust/index.ts'
import { asSystem } from '../kit/db/acting-database.ts'
import type { Database } from '../kit/db/database.ts'
import type { SystemScope } from '../kit/scope.ts'
import type { PeoplePort, Account as RoutedAccount } from '../routing/ports.ts'

/** People of the accounts feature, in the words of routing. */
export function peoplePort(db: Database, system: SystemScope, accounts: AccountsFeature): PeoplePort {
  return {
    async accountAt(address) {
      const account = await findUserByConfirmedAddress(asSystem(db, system), address)
      return account && routed(account, address)
    },
    async knownAt(addresses) {
      const found = await findPeopleAt(asSystem(db, system), addresses)
      return new Map([...found].map(([address, account]) => [address, routed(account, address)]))
    },
    guestAt: async (address, name) =>
      routed(await findOrCreateGuest(db, system, { address, ...(name ? { name } : {}) }), address),
    noteLanguage: (userId, language) => noteMailLanguage(asSystem(db, system), userId, language),
    blockersOf: (sender) => blockersOf(asSystem(db, system), sender),
    roleIn: accounts.roleIn,
  }
}

/** UTC is what nobody chose: the mail's own offset says more. */
function routed(account: Account, address: string): RoutedAccount {
  const name = displayName(account)
  return {
    id: account.id,
    email: address.toLowerCase(),
    name: name === account.email ? null : name,
    timeZone: account.claimedAt && account.timeZone !== 'UTC' ? account.timeZone : null,
    language: account.language,
    mailLanguage: account.mailLanguage,
    confirmed: account.claimedAt !== null,
    isDisabled: account.disabledAt !== null,
  }
}
