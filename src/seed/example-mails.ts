// All mails of the examples.
import type { SeedMail } from './seed-mail.ts'
import { audit } from './threads/audit.ts'
import { hiring } from './threads/hiring.ts'
import { hotelOffer } from './threads/hotel-offer.ts'
import { officeMove } from './threads/office-move.ts'
import { smallThings } from './threads/small-things.ts'
import { springLaunch } from './threads/spring-launch.ts'
import { website } from './threads/website.ts'

const forCompany = (mails: readonly SeedMail[]): SeedMail[] =>
  mails.map((mail) => ({ ...mail, forCompany: true }))

export const exampleMails: readonly SeedMail[] = [
  ...springLaunch,
  ...officeMove,
  ...forCompany(audit),
  ...forCompany(hiring),
  ...website,
  ...hotelOffer,
  ...smallThings,
]
