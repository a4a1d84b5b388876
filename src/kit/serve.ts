// How a feature answers an endpoint; the HTTP shell mounts what it is given and knows no feature.
import type { AnyEndpoint, Body, Params, Query, Response } from './contract.ts'
import type { Scope } from './scope.ts'

/** Starts and ends the session of the browser that calls. */
export interface SessionPort {
  start(userId: number): Promise<void>
  end(): Promise<void>
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
}

/** A call of a public endpoint: nobody need be signed in. */
export interface PublicCall<E extends AnyEndpoint> extends Omit<Call<E>, 'scope'> {
  readonly scope: Scope | null
}

export interface Served {
  readonly endpoint: AnyEndpoint
  readonly answer: (call: Call<AnyEndpoint>) => Promise<unknown>
}

export function serve<E extends AnyEndpoint>(
  endpoint: E,
  answer: (call: Call<E>) => Promise<Response<E>>,
): Served {
  return { endpoint, answer: answer as unknown as Served['answer'] }
}

export function servePublic<E extends AnyEndpoint>(
  endpoint: E,
  answer: (call: PublicCall<E>) => Promise<Response<E>>,
): Served {
  return { endpoint, answer: answer as unknown as Served['answer'] }
}
