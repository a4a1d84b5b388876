// The cache's defaults, seen in what it does.
import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createQueryClient } from './queries.ts'

it('CONST-02: data stays fresh for ever, and a second reader asks nothing', async () => {
  const client = createQueryClient()
  let asked = 0
  const options = {
    queryKey: ['numbers'],
    queryFn: () => {
      asked += 1
      return Promise.resolve(asked)
    },
  }
  await client.fetchQuery(options)
  client.setQueryData(['numbers'], 1, { updatedAt: 0 })
  const stop = new QueryObserver(client, options).subscribe(() => {})
  await client.fetchQuery(options)
  stop()
  expect(asked).toBe(1)
})

it('CONST-02: nothing is refetched by interval or when the window has the focus again', () => {
  const { queries } = createQueryClient().getDefaultOptions()
  expect(queries).toMatchObject({ refetchInterval: false, refetchOnWindowFocus: false })
})

it('CONST-02: a failed query or mutation is not tried again, and is told once', async () => {
  const told: unknown[] = []
  const client = createQueryClient((error) => told.push(error))
  let tries = 0
  const fail = () => {
    tries += 1
    return Promise.reject(new Error('no'))
  }
  // Outside of a browser nothing is retried by default, so the settings are looked at as well.
  const { queries, mutations } = client.getDefaultOptions()
  expect([queries?.retry, mutations?.retry]).toEqual([false, false])
  const observed = new QueryObserver(client, { queryKey: ['fails'], queryFn: fail })
  await observed.refetch()
  await expect(new MutationObserver(client, { mutationFn: fail }).mutate()).rejects.toThrow('no')
  expect(tries).toBe(2)
  expect(told).toHaveLength(2)
})
