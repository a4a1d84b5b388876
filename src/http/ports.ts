// What the HTTP shell asks of others; app.ts fills these in.
import type { WebSocket } from 'ws'
import type { Scope } from '../kit/scope.ts'

/** A session that is open, as its token names it. */
export interface OpenSession {
  id: number
  userId: number
  /** False until the person's address is confirmed: until then only `person` endpoints answer (threat 20). */
  confirmed: boolean
  /** Where the session was just prolonged, so that the cookie is too; else null. */
  renewedUntil: Date | null
}

export interface Sessions {
  find: (token: string) => Promise<OpenSession | null>
  start: (userId: number, userAgent: string) => Promise<{ token: string; expiresAt: Date }>
  /** The id of the session that ended; null when there was none. */
  end: (token: string) => Promise<number | null>
}

/** The person's role in a company; null for whoever is no active member. */
export type RoleIn = (userId: number, companyId: number) => Promise<Scope['role']>

/** A sanitised HTML document, or null for a work that the person may not read. */
export type MailBody = (scope: Scope, workId: number) => Promise<string | null>

/** What /ws hands its accepted sockets to. */
export interface LivePort {
  join: (socket: WebSocket, person: { userId: number; sessionId: number }) => void
  closeSession: (sessionId: number) => void
  connectedCount: () => number
  close: () => Promise<void>
}

export type Readiness = () => Promise<{ ok: boolean; detail: Record<string, unknown> }>
