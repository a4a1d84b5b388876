// Troubles that a process meets as it works, such as a relay that refuses us: told at once, and over when it works again.
import { asSystem } from '../../kit/db/acting-database.ts'
import { endAlarm, noteSign, openAlarm } from './alarm-store.ts'
import type { Cause } from './find-causes.ts'
import { type AlarmServices, tell } from './look-around.ts'

export interface Troubles {
  /** `error` is what the relay said; null: it has taken a mail. Never rejects. */
  ofRelay(error: string | null): Promise<void>
  /** `error` is what the mailbox said; null: it can be read. Never rejects. */
  ofMailbox(error: string | null): Promise<void>
}

/** Another process may have begun or ended it meanwhile. */
const KNOWN_MS = 60_000

export function createTroubles(services: AlarmServices): Troubles {
  const { db, system, clock, log } = services
  const acting = asSystem(db, system)
  const known = new Map<string, { title: string | null; at: number }>()

  async function begin(cause: Cause, at: Date): Promise<void> {
    await db.transaction(async () => {
      if (!(await openAlarm(acting, cause, at))) return
      log.error({ cause: cause.cause }, cause.title)
      await tell(services, `${cause.title}.`, cause.advice)
    })
  }

  async function end(name: string, at: Date): Promise<void> {
    await noteSign(acting, name, at, at)
    await db.transaction(async () => {
      const ended = await endAlarm(acting, name, at)
      if (!ended) return
      log.info({ cause: name }, 'a trouble is over')
      await tell(services, `Over: ${ended.title}.`, 'Nothing is left to do.')
    })
  }

  async function note(name: string, cause: Cause | null): Promise<void> {
    const at = clock()
    const before = known.get(name)
    const title = cause?.title ?? null
    if (before?.title === title && at.getTime() - before.at < KNOWN_MS) return
    known.set(name, { title, at: at.getTime() })
    try {
      await (cause ? begin(cause, at) : end(name, at))
    } catch (error) {
      known.delete(name)
      log.warn({ err: error, cause: name }, 'a trouble could not be noted')
    }
  }

  return {
    ofRelay: (error) => note('relay', error === null ? null : relayCause(error)),
    ofMailbox: (error) => note('mailbox', error === null ? null : mailboxCause(error)),
  }
}

const refusedPassword = /\b535\b|\bauth/i

function relayCause(error: string): Cause {
  const isPassword = refusedPassword.test(error)
  return {
    cause: 'relay',
    title: isPassword
      ? `Mails do not leave: the relay refuses the user or the password of SMTP_URL (${error})`
      : `Mails do not leave: the relay of SMTP_URL takes none (${error})`,
    advice: 'They wait in the outbox and leave when the relay takes them.',
  }
}

function mailboxCause(error: string): Cause {
  return {
    cause: 'mailbox',
    title: `The mailbox of IMAP_URL cannot be read: ${error}`,
    advice: 'Its mails wait there, and are read when it can be opened again.',
  }
}
