// Reads an endpoint for a screen: its call and the key it is kept under are made of the same input.
import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { AnyEndpoint, Response } from '../kit/contract.ts'
import { type ApiInput, call, keyOf } from './api.ts'

type ReadOptions<E extends AnyEndpoint, Data> = Omit<
  UseQueryOptions<Response<E>, Error, Data>,
  'queryKey' | 'queryFn'
>

/** `useRead(getProject, { params: { id } }, { enabled: isOpen })`: the answer, or what `select` makes of it. */
export function useRead<E extends AnyEndpoint, Data = Response<E>>(
  endpoint: E,
  input: Omit<ApiInput<E>, 'signal'>,
  options?: ReadOptions<E, Data>,
): UseQueryResult<Data> {
  const { params, query } = input as { params?: object; query?: object }
  return useQuery({
    ...options,
    queryKey: keyOf(endpoint, params, query),
    queryFn: ({ signal }) => call(endpoint, { params, query, signal }),
  })
}
