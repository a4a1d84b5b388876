// Calls an endpoint by its contract, so that both ends share one type.
import type { z } from 'zod'
import { type AnyEndpoint, pathOf, type Response } from '../kit/contract.ts'
import { request } from './request.ts'

/* A part may be left out when it is free, empty, or has optional properties only. */
type MayBeAbsent<T> = unknown extends T
  ? true
  : T extends Record<string, never>
    ? true
    : Partial<T> extends T
      ? true
      : false

type Part<Name extends string, T> = MayBeAbsent<T> extends true ? { [K in Name]?: T } : { [K in Name]: T }

export type ApiInput<E extends AnyEndpoint> = Part<'params', z.input<E['params']>> &
  Part<'query', z.input<E['query']>> &
  Part<'body', z.input<E['body']>> & { signal?: AbortSignal }

type ApiArguments<E extends AnyEndpoint> =
  MayBeAbsent<ApiInput<E>> extends true ? [input?: ApiInput<E>] : [input: ApiInput<E>]

/**
 * `api(listTasks, { query: { limit: 20 } })` gives the endpoint's response.
 * The server checks what it sends against the same contract, so it is not checked again here.
 * Throws as `request` does.
 */
export function api<E extends AnyEndpoint>(endpoint: E, ...[input]: ApiArguments<E>): Promise<Response<E>> {
  return call(endpoint, (input ?? {}) as LooseInput)
}

interface LooseInput {
  params?: object | undefined
  query?: object | undefined
  body?: unknown
  signal?: AbortSignal | undefined
}

/** The same with an input whose parts were checked before: for what is written once for all endpoints. */
export async function call<E extends AnyEndpoint>(endpoint: E, input: LooseInput): Promise<Response<E>> {
  const { params, query, body, signal } = input
  const path = pathOf(endpoint, { ...params }, { ...query })
  return (await request(endpoint.method, path, { body, signal })) as Response<E>
}

/** The query key of an endpoint: its path pattern first, so that a prefix invalidates all of its pages. */
export function keyOf(endpoint: AnyEndpoint, params: object = {}, query: object = {}): readonly unknown[] {
  return [endpoint.path, params, query]
}
