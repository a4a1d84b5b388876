// All mails of the examples.
import { agentFrom } from '../crew/crew.ts'
import type { SeedMail } from './seed-mail.ts'
import { audit } from './threads/audit.ts'
import { digest } from './threads/digest.ts'
import { documents } from './threads/documents.ts'
import { hiring } from './threads/hiring.ts'
import { hotelOffer } from './threads/hotel-offer.ts'
import { officeMove } from './threads/office-move.ts'
import { polls } from './threads/polls.ts'
import { smallThings } from './threads/small-things.ts'
import { springLaunch } from './threads/spring-launch.ts'
import { website } from './threads/website.ts'

const forCompany = (mails: readonly SeedMail[]): SeedMail[] =>
  mails.map((mail) => ({ ...mail, forCompany: true }))

const all: readonly SeedMail[] = [
  ...springLaunch,
  ...officeMove,
  ...forCompany(audit),
  ...forCompany(hiring),
  ...website,
  ...hotelOffer,
  ...smallThings,
  ...polls,
  ...digest,
  ...documents,
]

/** An agent that is not there has no examples. */
export const exampleMails = all.filter(({ agent }) => agent === undefined || agentFrom(agent) !== null)
