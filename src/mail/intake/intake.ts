// MAIL IN and STORE as one part for the app: journal, mail store, drain and listeners, opened and closed together.
import { join } from 'node:path'
import type { Certificate } from '../../config-files.ts'
import type { Clock } from '../../kit/clock.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Log } from '../../kit/log.ts'
import type { SystemScope } from '../../kit/scope.ts'
import { isLocalMode } from '../local-mode.ts'
import { type Accept, acceptInto } from './accept.ts'
import { type BucketReader, type MailBucket, startBucketReader } from './bucket/bucket-reader.ts'
import { loadOrMakeCertificate } from './certificate.ts'
import { createDrain } from './drain.ts'
import { type ImapReader, type ImapSettings, startImapReader } from './imap/imap-reader.ts'
import type { ImapMailbox } from './imap/mailbox.ts'
import { accessTokens } from './imap/oauth/mailbox-consent.ts'
import { refreshTokenFile } from './imap/oauth/refresh-token-file.ts'
import { placeFile } from './imap/place.ts'
import { type EnqueueDeliveries, intakeStore } from './intake-store.ts'
import { openJournal } from './journal.ts'
import { ASIDE } from './journal-segment.ts'
import { type MailStore, openMailFiles } from './mail-files.ts'
import { watchForRestore } from './restored-database.ts'
import { openSetAside, type SetAside } from './set-aside-retry.ts'
import {
  type IntakeLimits,
  type Listener,
  type RecipientSession,
  startSmtpListener,
  type Verdict,
} from './smtp-listener.ts'

export interface IntakeSettings {
  config: {
    dataDir: string
    smtpHost: string
    /** 0: not listened on; so is `lmtpPort`. */
    smtpPort: number
    lmtpPort: number
    tls: Certificate | null
    mailDomain: string
    trustedRelays: string[]
    imap: ImapMailbox | null
    mailBucket: MailBucket | null
  }
  db: Database
  scope: SystemScope
  log: Log
  clock: Clock
  judgeRecipient: (address: string, session: RecipientSession) => Promise<Verdict>
  enqueueDeliveries: EnqueueDeliveries
  /** Hears that the mailbox cannot be read, and why; null: it can. */
  noteMailbox?: (error: string | null) => Promise<void>
  limits?: Partial<IntakeLimits>
  /** Where mails are stored; in the data folder without it. */
  mailFiles?: MailStore
  /** Milliseconds between two looks into the bucket that mails are read from. */
  bucketPollMs?: number
  /** Of the mailbox that is read over IMAP. */
  imapPace?: Pick<ImapSettings, 'pollMs' | 'pauseMs'>
}

export interface Intake {
  /** For every other way in: IMAP, bucket, webhook, generator (MAIL-24). */
  accept: Accept
  /** Looks into the bucket, stores what waits in the journal now and answers how many mails that were (MAIL-23). */
  sweep(): Promise<number>
  /** When the mail came in that waits longest to be stored; null when none waits. */
  waitingSince(): Date | null
  /** What could not be stored, or was damaged in the journal, for the owner to hand in again. */
  setAside: SetAside
  /** 0 where the listener is off. */
  ports: { smtp: number; lmtp: number }
  /** Listeners first, so that what they still take is in the journal; then the drain, then the journal. */
  close(): Promise<void>
}

/** The raw mail of a row's `object`; for deliveries, which may be processed in another process than the intake. */
export function readMailObject(dataDir: string, object: string): Promise<Buffer> {
  return openMailFiles(join(dataDir, 'mails')).read(object)
}

/** Only the process with the smtp service calls this: it owns the journal's folder. */
export async function openIntake(settings: IntakeSettings): Promise<Intake> {
  const { config, db, scope, log, clock, enqueueDeliveries } = settings
  const folder = join(config.dataDir, 'journal')
  const asideFolder = join(config.dataDir, 'set-aside')
  const journal = await openJournal({ folder, log })
  const mailFiles = settings.mailFiles ?? openMailFiles(join(config.dataDir, 'mails'))
  const watch = await watchForRestore({
    ...{ db, scope, mailFiles, log },
    store: intakeStore(db, scope, enqueueDeliveries),
    file: join(config.dataDir, 'intake.json'),
  })
  const drain = createDrain({
    journal,
    mailFiles,
    store: watch.store,
    asideFolder,
    log,
    clock,
  })
  const accept = acceptInto(journal, settings.limits?.mailBytes)
  const listeners = await startListeners(settings, accept).catch(async (error: unknown) => {
    await drain.close()
    await watch.close()
    await journal.close()
    throw error
  })
  const mailbox = readMailbox(settings, accept)
  const bucket = readBucket(settings, accept)
  return {
    accept,
    async sweep() {
      await bucket?.check()
      return drain.sweep()
    },
    waitingSince: () => drain.waitingSince,
    setAside: openSetAside({
      mailFolder: asideFolder,
      journalFolder: join(folder, ASIDE),
      journal,
      log,
    }),
    ports: { smtp: listeners.smtp?.port ?? 0, lmtp: listeners.lmtp?.port ?? 0 },
    async close() {
      await Promise.all([listeners.smtp?.close(), listeners.lmtp?.close(), mailbox?.close(), bucket?.close()])
      await drain.close()
      await watch.close()
      await journal.close()
    },
  }
}

function readMailbox(settings: IntakeSettings, accept: Accept): ImapReader | null {
  const { config, log, clock, judgeRecipient, limits = {}, imapPace } = settings
  const { imap, dataDir } = config
  if (!imap) return null
  const { oauth } = imap
  return startImapReader({
    mailbox: imap,
    accessToken: oauth && accessTokens(oauth, refreshTokenFile(dataDir, imap, oauth.key), clock),
    place: placeFile(dataDir, imap),
    ports: { judgeRecipient, accept },
    ...{ log, clock, limits },
    ...(settings.noteMailbox ? { note: settings.noteMailbox } : {}),
    ...imapPace,
  })
}

function readBucket(settings: IntakeSettings, accept: Accept): BucketReader | null {
  const { config, db, scope, log, clock, judgeRecipient, limits = {}, bucketPollMs } = settings
  if (!config.mailBucket) return null
  return startBucketReader({
    bucket: config.mailBucket,
    db: asSystem(db, scope),
    ports: { judgeRecipient, accept },
    ...{ log, clock, limits },
    ...(bucketPollMs === undefined ? {} : { pollMs: bucketPollMs }),
  })
}

async function startListeners(
  settings: IntakeSettings,
  accept: Accept,
): Promise<{ smtp: Listener | null; lmtp: Listener | null }> {
  const { config, log, clock, judgeRecipient, limits = {} } = settings
  const { dataDir, mailDomain, smtpHost, trustedRelays } = config
  const tls = await loadOrMakeCertificate({ dataDir, domain: mailDomain, configured: config.tls })
  const start = (protocol: 'smtp' | 'lmtp', port: number) =>
    startSmtpListener({
      host: smtpHost,
      port,
      protocol,
      tls,
      domain: mailDomain,
      localMode: isLocalMode(config),
      trustedRelays,
      ports: { judgeRecipient, accept },
      log,
      clock,
      limits,
    })
  const smtp = config.smtpPort > 0 ? await start('smtp', config.smtpPort) : null
  try {
    return { smtp, lmtp: config.lmtpPort > 0 ? await start('lmtp', config.lmtpPort) : null }
  } catch (error) {
    await smtp?.close()
    throw error
  }
}
