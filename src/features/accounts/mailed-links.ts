// Makes the links that go out by mail: which kind lives how long, and the mail that carries it.
import { asSystem } from '../../kit/db/acting-database.ts'
import { countTry, isTryLeft } from '../../kit/try-store.ts'
import type { AccountMails, AccountServices } from './account-services.ts'
import { createMailedToken, type MailedToken, type TokenPurpose } from './mailed-token-store.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** AUTH-29 for resets; a guest may read an answer only after a holiday. */
const lifeMs: Record<TokenPurpose, number> = {
  confirm: DAY_MS,
  address: DAY_MS,
  claim: 30 * DAY_MS,
  reset: 60 * MINUTE_MS,
}

const mailOf: Record<TokenPurpose, Exclude<keyof AccountMails, 'news'>> = {
  confirm: 'confirmation',
  address: 'addressChange',
  claim: 'claim',
  reset: 'reset',
}

/** A new token that lives from now on for as long as its kind does. */
export function newLink({ db, scope, clock }: AccountServices, link: MailedToken): Promise<string> {
  return createMailedToken(asSystem(db, scope), {
    ...link,
    expiresAt: new Date(clock().getTime() + lifeMs[link.purpose]),
  })
}

/** A day, to an address that is no account's: whoever names it in whatever form has proved nothing (threat 19). */
const LINKS_TO_STRANGERS = 10

/**
 * Makes the link and queues its mail, both or neither. After 10 a day to a stranger nothing is mailed and nobody is
 * refused: what went to the address today confirms whoever signed up with it last, so that no one is kept from
 * signing up by others who tried it (threat 16). Another account's address is no such thing: AppError too_many.
 */
export function mailLink(services: AccountServices, link: MailedToken): Promise<void> {
  const { db, scope, clock } = services
  return db.transaction(async () => {
    const limit = { key: `link:${link.address}`, max: LINKS_TO_STRANGERS, windowMs: DAY_MS }
    if (link.purpose === 'address') await countTry(asSystem(db, scope), [limit], clock())
    else if (link.purpose !== 'reset' && !(await isTryLeft(asSystem(db, scope), limit, clock()))) return
    const token = await newLink(services, link)
    const { userId, address } = link
    await services.mails[mailOf[link.purpose]]({ userId, address }, token)
  })
}
