// How a feature answers an endpoint; the HTTP shell mounts what it is given and knows no feature.
import type { Readable } from 'node:stream'
import type { AnyEndpoint, Body, Params, Query, Response } from './contract.ts'
import type { Scope } from './scope.ts'

/** The session of the browser that calls, and what becomes of sessions. */
export interface SessionPort {
  /** The open one that the call came with; null when nobody is signed in. */
  readonly id: number | null
  /** What the browser shows of having acted for accounts before; null for one that has not, or says nothing. */
  readonly device: string | null
  /** Opens one, and remembers that this browser has acted for the person. */
  start(userId: number): Promise<void>
  end(): Promise<void>
  /** Remembers that this browser has acted for the person, without signing them in. */
  remember(userId: number): Promise<void>
  /** Sessions that were just ended in the database: their sockets close. */
  closed(sessionIds: readonly number[]): void
}

/** One call, checked against its contract and its access rule. */
export interface Call<E extends AnyEndpoint> {
  readonly scope: Scope
  readonly params: Params<E>
  readonly query: Query<E>
  readonly body: Body<E>
  readonly session: SessionPort
  /** Address of the caller, after TRUST_PROXY. */
  readonly ip: string
  /** Aborted when the caller hangs up before the answer: nobody will read it. */
  readonly signal: AbortSignal
  /** The caller takes events too, so that it hears of an answer before all of it is there. */
  readonly takesEvents: boolean
}

/** A call of a public endpoint: nobody need be signed in. */
export interface PublicCall<E extends AnyEndpoint> extends Omit<Call<E>, 'scope'> {
  readonly scope: Scope | null
}

/** An answer that is a file: sent while it is read, for the browser to keep. */
export class FileAnswer {
  /** As it is offered for keeping; any characters. */
  readonly name: string
  readonly type: string
  /** Bytes. */
  readonly size: number
  readonly content: Readable

  constructor(file: Pick<FileAnswer, 'name' | 'type' | 'size' | 'content'>) {
    this.name = file.name
    this.type = file.type
    this.size = file.size
    this.content = file.content
  }
}

/** An answer that is told as it comes: named events, then the response of the contract (server-sent events). */
export class EventsAnswer {
  readonly run: (tell: (event: string, data: unknown) => void) => Promise<unknown>

  constructor(run: EventsAnswer['run']) {
    this.run = run
  }
}

export interface Served {
  readonly endpoint: AnyEndpoint
  readonly handler: (call: Call<AnyEndpoint>) => Promise<unknown>
}

export function serve<E extends AnyEndpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<Response<E>>,
): Served {
  return { endpoint, handler: handler as Served['handler'] }
}

/** The contract's response says nothing of a file: it is sent as it is. */
export function serveFile<E extends AnyEndpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<FileAnswer>,
): Served {
  return { endpoint, handler: handler as Served['handler'] }
}

/** As `serve`, for an answer that may also come as events. */
export function serveEvents<E extends AnyEndpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<Response<E> | EventsAnswer>,
): Served {
  return { endpoint, handler: handler as Served['handler'] }
}

export function servePublic<E extends AnyEndpoint>(
  endpoint: E,
  handler: (call: PublicCall<E>) => Promise<Response<E>>,
): Served {
  return { endpoint, handler: handler as Served['handler'] }
}
