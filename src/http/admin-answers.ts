// What the owner of the server may ask: the outbox with its security links, and the mails that were set aside.
import { AppError } from '../kit/errors.ts'
import type { SetAside } from '../mail/intake/set-aside-retry.ts'
import type { OwnersOutboxMail } from '../mail/outbox-store.ts'
import type { AdminAnswer } from './admin-socket.ts'

const PAGE = 50

export interface OutboxServices {
  /** Newest first, older than `before`. */
  listOutbox(page: { before?: number; limit: number }): Promise<OwnersOutboxMail[]>
  /** Null where there is none. */
  readOutbox(id: number): Promise<OwnersOutboxMail | null>
}

/** What else the owner asks, each under its method and path: "GET /audit". */
export type OwnersQuestions = Readonly<Record<string, (given: URLSearchParams) => Promise<unknown>>>

export function answerQuestions(questions: OwnersQuestions): AdminAnswer {
  return async (method, { pathname, searchParams }) => {
    const question = questions[`${method} ${pathname}`]
    if (!question) return null
    try {
      return { status: 200, body: await question(searchParams) }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return { status: error.status, body: { message: error.message } }
    }
  }
}

/** GET /outbox?before=ID and GET /outbox/ID. */
export function answerOutbox({ listOutbox, readOutbox }: OutboxServices): AdminAnswer {
  return async (method, { pathname, searchParams }) => {
    const [, name, id] = /^\/(outbox)(?:\/(\d{1,9}))?$/.exec(pathname) ?? []
    if (method !== 'GET' || !name) return null
    if (id === undefined) {
      const before = Number(searchParams.get('before')) || undefined
      return { status: 200, body: await listOutbox({ limit: PAGE, ...(before ? { before } : {}) }) }
    }
    const mail = await readOutbox(Number(id))
    if (mail) return { status: 200, body: mail }
    return { status: 404, body: { message: `There is no mail ${id} in the outbox` } }
  }
}

/** Where mail is taken in; a port of 0 means that the listener is off. */
export interface MailDoor {
  host: string
  port: number
  /** What stands after the @ of the agents. */
  domain: string
}

/** Null once a mail of an archive is on the disk; else why it was not taken. */
export type TakeImported = (mail: { to: string; raw: Buffer }) => Promise<string | null>

/** GET /door, GET /set-aside, POST /set-aside/retry, and POST /import?to=ADDRESS with a raw mail. */
export function answerIntake(door: MailDoor, setAside: SetAside, take: TakeImported): AdminAnswer {
  return async (method, { pathname, searchParams }, body) => {
    if (method === 'GET' && pathname === '/door') return { status: 200, body: door }
    if (method === 'GET' && pathname === '/set-aside') return { status: 200, body: await setAside.list() }
    if (method === 'POST' && pathname === '/set-aside/retry')
      return { status: 200, body: await setAside.retry() }
    const to = searchParams.get('to')
    if (method === 'POST' && pathname === '/import' && to !== null)
      return { status: 200, body: { refused: await take({ to, raw: await body() }) } }
    return null
  }
}

export interface ReplayServices {
  /** Reads the stored mails of everybody again; answers the run. */
  start(since: Date | null): Promise<number>
  /** How far it is, with what would be otherwise after a row; null where there is none. */
  look(id: number, after: number): Promise<object | null>
  apply(id: number): Promise<object>
}

/** POST /replay?since=DAY, GET /replay/ID?after=ROW and POST /replay/ID/apply. */
export function answerReplay({ start, look, apply }: ReplayServices): AdminAnswer {
  return async (method, { pathname, searchParams }) => {
    const [, id, act] = /^\/replay(?:\/(\d{1,9})(\/apply)?)?$/.exec(pathname) ?? []
    if (!pathname.startsWith('/replay')) return null
    if (id === undefined && method === 'POST') {
      const since = searchParams.get('since')
      return { status: 200, body: { id: await start(since === null ? null : new Date(since)) } }
    }
    if (id === undefined) return null
    if (act && method === 'POST') return { status: 200, body: await apply(Number(id)) }
    const found = method === 'GET' ? await look(Number(id), Number(searchParams.get('after')) || 0) : null
    return found ? { status: 200, body: found } : null
  }
}
