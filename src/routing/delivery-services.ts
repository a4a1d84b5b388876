// What deliveries are processed with: the router, and the ports of time, files, queue and outbox.
import type { MailContext, PlaceOf, Undone } from '../agent/agent.ts'
import type { MailSwitch } from '../agent/outcome.ts'
import type { ByteBudget } from '../kit/byte-budget.ts'
import type { Clock } from '../kit/clock.ts'
import type { Log } from '../kit/log.ts'
import type { Bounce } from '../mail/bounce.ts'
import type { MailFiles } from '../mail/intake/mail-files.ts'
import type { ParsedMail } from '../mail/parsed-mail.ts'
import type { SenderQuestion } from '../mail/sender.ts'
import type { ReportEnd } from '../mail/undelivered.ts'
import type { ModelSource } from '../model/model-source.ts'
import type { Account, RulesFor } from './ports.ts'
import type { Router } from './route-shapes.ts'

/**
 * `commandsOnly`: its text took too long to read and is taken as it stands.
 * @throws {MailTooComplex}, {TookTooMuch} or {NotNow}
 */
export type ParseMail = (raw: Buffer, how: { sender: string; commandsOnly: boolean }) => Promise<ParsedMail>

/** @throws {NotNow} where the sender's mails take long to read and others come first. */
export type CheckTurn = (sender: string) => void

/** A mail to a reply address, held since nothing proves that its sender wrote it. */
export interface HeldReply {
  /** The local part of the reply address. */
  token: string
  /** Whom it claims to be from. */
  fromAddress: string
}

export interface DeliveryServices extends Router {
  files: MailFiles
  /** Bytes of the mails that are processed at once. */
  memory: ByteBudget
  parse: ParseMail
  checkTurn: CheckTurn
  model: Pick<ModelSource, 'open'>
  /** From its arrival a mail waits so long for a model that is busy. */
  waitForModelMs: number
  clock: Clock
  log: Log
  publicUrl: string
  resolver?: SenderQuestion['resolver']
  trustedSealers?: readonly string[]
  /** Puts the delivery into the queue again, not before so many seconds. */
  again(deliveryId: number, delaySeconds: number, slowed: boolean): Promise<void>
  /** There is no relay: a mail of ours is kept at once, and the app shows it. */
  keepsMail: boolean
  /** Queues a mail's sending, in the open transaction. */
  queueSending(outboxId: number): Promise<void>
  /** How a mail of that switch may go to the person; null where they do not want such mails (SET-21). */
  mailPermission(userId: number, mailSwitch: MailSwitch): Promise<{ unsubscribeUrl: string } | null>
  /** Where a thread lives, and who is in it. */
  placeOf: PlaceOf
  /** In the transaction that holds it. Whatever it sends goes to an address that it knew before (threat 19). */
  onHeldReply(reply: HeldReply): Promise<void>
  /** Rules of the company and of the people on a mail that fit it. */
  rulesFor: RulesFor
  /** Takes a report about undelivered mail at one of our addresses for such; what it says of others is not believed. */
  takeReport(token: string, bounce: Bounce): Promise<ReportEnd>
  /** `#undo`: takes back the person's latest act in the thread of the mail; null where there is none. */
  undo(context: MailContext): Promise<Undone | null>
  /** A link by which a guest makes the account their own. */
  claimUrl(account: Pick<Account, 'id' | 'email'>): Promise<string | null>
}
