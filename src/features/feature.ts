// What a feature is to the app: the manifest that its index.ts gives, and what the app gives it. Wiring folds a list.

import type { Agent, PlaceOf } from '../agent/agent.ts'
import type { Noun } from '../agent/counted.ts'
import type { Config } from '../config.ts'
import type { AgentCard } from '../crew/card.ts'
import type { AgentType } from '../crew/crew.ts'
import type { Job, Sweep } from '../jobs/job.ts'
import type { Queue } from '../jobs/queue.ts'
import type { Bucket } from '../kit/bucket.ts'
import type { Clock } from '../kit/clock.ts'
import type { Database } from '../kit/db/database.ts'
import type { FormPage } from '../kit/form-page.ts'
import type { Log } from '../kit/log.ts'
import type { Scope, SystemScope } from '../kit/scope.ts'
import type { Served } from '../kit/serve.ts'
import type { Toolbox } from '../kit/tool.ts'
import type { Accept } from '../mail/intake/accept.ts'
import type { MailFiles } from '../mail/intake/mail-files.ts'
import type { MailReader, ParseToShow } from '../mail/mail-reader.ts'
import type { SendProductMail } from '../mail/product-mail.ts'
import type { SenderQuestion } from '../mail/sender.ts'
import type { ModelSource } from '../model/model-source.ts'
import type { Asks } from '../records/asks.ts'
import type { RecordKinds, Records } from '../records/record-kind.ts'
import type { Searchables } from '../records/searchable.ts'
import type { HeldReply } from '../routing/delivery-services.ts'
import type { MailToRehearse, Rehearsal } from '../routing/rehearse-mail.ts'
import type { ChosenReading, Reread } from '../routing/replay-delivery.ts'

/** What every feature may use. */
export interface AppServices {
  config: Config
  db: Database
  /** For what the product itself does: sweeps, links, sessions. */
  system: SystemScope
  clock: Clock
  log: Log
  queue: Queue
  /** The kinds of records of all features. */
  records: Records
  files: MailFiles
  /** For what else web and worker share; null where they share the data folder. */
  bucket: Bucket | null
  reader: MailReader
  /** Parses a mail for screens and archives, in the threads that mails are read in. */
  parseToShow: ParseToShow
  /** Answers look-ups in the DNS; the system's own without it. */
  resolver?: SenderQuestion['resolver']
  model: ModelSource
  /** Queues a mail of the product, in the open transaction. */
  send: SendProductMail
  /** Reads a processed mail again as if it came today; null for one that cannot be. */
  reread(deliveryId: number, chosen?: ChosenReading): Promise<Reread | null>
  /** Queues the sending of a mail that is in the outbox, in the open transaction. */
  queueSending(outboxId: number): Promise<void>
  /** Queues deliveries, in the open transaction; a lower priority comes later. */
  enqueueDeliveries(ids: readonly number[], priority?: number): Promise<void>
}

/** What is known only where the web service runs. */
export interface WebServices {
  /** Takes a mail as if it came over the wire; null where another process has the smtp service. */
  accept: Accept | null
  /** Takes up mail that waits in the journal; resolves to how many there were. */
  sweepIntake(): Promise<number>
  /** What keeps mail from being taken in, in a sentence; null while it is. */
  intakeTrouble(): Promise<string | null>
  /** Whether the listener would take mail for the address now. */
  isReachable(address: string): Promise<boolean>
  /** What would become of a mail; nothing is kept or sent. */
  rehearse(mail: MailToRehearse): Promise<Rehearsal>
  /** Puts deliveries into the queue again. */
  enqueueDeliveries(ids: readonly number[]): Promise<void>
  /** Ends the live connections of a person whose account is gone. */
  closeSockets(userId: number): void
}

/** One list of a person's archive; a page holds what comes after the last id of the page before. */
export interface RecordList {
  /** Names the file in the archive. */
  name: string
  page(db: Database, scope: Scope, after: number): Promise<{ id: number }[]>
}

/** What people own in the feature's tables: for their archive, and for the end of their account (SET-14). */
export interface Owned {
  /** Records that are theirs, and what they wrote in others'. */
  lists?: readonly RecordList[]
  /** What the archive's page about the account tells; never a password's hash or a key. */
  account?(db: Database, scope: Scope): Promise<Record<string, unknown>>
  /**
   * In the transaction that ends the account, before its row goes and takes along what hangs on it: hands on what
   * others need, and forgets the person where their name or address stands beside others' records.
   * `addresses` are all of the account's, in lower case.
   */
  forget?(db: Database, scope: Scope, addresses: readonly string[]): Promise<void>
  /**
   * Gives what waits for somebody who leaves to another person, in the context of the scope, which is the leaver's: a
   * company in which both are members, or Personal. In the caller's transaction. Answers what the other person has now.
   */
  handOver?(db: Database, scope: Scope, heir: Heir): Promise<readonly HandedOver[]>
}

/** Who takes over the work of somebody who leaves. */
export interface Heir {
  userId: number
}

export interface HandedOver {
  noun: Noun
  count: number
}

/** Something that happens to a feature's records, as webhooks tell it: ids and counts, for whoever then reads them. */
export interface ToldEvent {
  /** "task.changed". */
  type: string
  /** "A task was changed". */
  title: string
  /** The live message that tells of it. */
  on: string
  /** Those of its payload that are told. */
  fields: readonly string[]
}

/** Rows of a page of a list. */
export const RECORDS_PAGE = 500

export interface Feature {
  name: string
  /** Those that take mail by it. */
  agents?: readonly Agent[]
  /** The agent whose texts are sent to a model for vectors. */
  asksForVectors?: AgentCard<AgentType>
  /** They file mails with $$polling by themselves; those of all others leave them to polling (MAIL-25). */
  filesPolling?: boolean
  /** What its agents make, by kind, for counts: { poll: ['poll', 'polls'] }. */
  nouns?: Readonly<Record<string, Noun>>
  /** What suggestions, change sets and undo ask of its records, by kind. */
  records?: RecordKinds
  /** How search finds its records, by kind. */
  search?: Searchables
  /** What it says to questions about its records, and which changes of them it proposes. */
  asks?: Asks
  /** What webhooks tell of its records. */
  events?: readonly ToldEvent[]
  /** What assistants may do with its records. */
  tools?: Toolbox
  /** Where a thread lives, if that is one of its records. */
  placeOf?: PlaceOf
  /** What it does about a mail to one of its reply addresses that is held, in that transaction. */
  onHeldReply?(reply: HeldReply): Promise<void>
  routes?: readonly Served[]
  /** Routes that need what only the web service has. */
  webRoutes?(web: WebServices): readonly Served[]
  /** Pages behind secret links, for people without an account. */
  formPages?: readonly FormPage[]
  jobs?: readonly Job[]
  sweeps?: readonly Sweep[]
  /** In every process, also one without the worker service. */
  sweepsEverywhere?: readonly Sweep[]
  owned?: Owned
  /** Ends what opens the account beside its sessions, as after a new password; tells whether there was any. */
  endKeys?(userId: number): Promise<boolean>
}

/** Checks the shape and keeps what else the feature gives to those after it. */
export function feature<F extends Feature>(manifest: F): F {
  return manifest
}
