// What the HTTP shell asks of others; wiring/ fills these in.
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
  /** The new token of a browser that has acted for the person; `token` is the one that it had. */
  remember: (userId: number, token: string | null) => Promise<{ token: string; expiresAt: Date }>
  /** The id of the session that ended; null when there was none. */
  end: (token: string) => Promise<number | null>
}

/** A personal API token, as its secret names it. */
export interface OpenToken {
  userId: number
  confirmed: boolean
  scopes: readonly ('read' | 'write' | 'manage')[]
}

export type FindToken = (secret: string) => Promise<OpenToken | null>

export interface GoogleVisit {
  /** Linking Google to the account that is signed in, not signing in. */
  isLink: boolean
  /** Where a sign-in leads; null for the dashboard. */
  next: string | null
}

/** The way to Google and back; an `error` is a code that the client has words for (AUTH-29). */
export interface GooglePort {
  begin: (
    visit: GoogleVisit & { signedInAs: number | null; ip: string },
  ) => Promise<{ url: string; token: string; expiresAt: Date } | { error: string }>
  /** `token` is what `begin` gave for the browser's cookie, `search` what Google added to our address. */
  finish: (answer: {
    token: string | null
    search: string
    signedInAs: number | null
    ip: string
  }) => Promise<GoogleVisit & ({ userId: number } | { error: string })>
}

/** The person's role in a company; null for whoever is no active member. */
export type RoleIn = (userId: number, companyId: number) => Promise<Scope['role']>

/** A sanitised HTML document, or null for a delivery that the person may not read. */
export type MailBody = (scope: Scope, deliveryId: number) => Promise<string | null>

/** What /ws hands its accepted sockets to. */
export interface LivePort {
  join: (socket: WebSocket, person: { userId: number; sessionId: number }) => void
  closeSession: (sessionId: number) => void
  connectedCount: () => number
  close: () => Promise<void>
}

export type Readiness = () => Promise<{ ok: boolean; detail: Record<string, unknown> }>
