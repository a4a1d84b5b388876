// The typed call: what a contract demands must be given, and the path is filled in.
import { expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint, idParam } from '../kit/contract.ts'
import { api, keyOf } from './api.ts'

const oneRide = endpoint({
  method: 'GET',
  path: '/api/rides/{id}',
  summary: 'One ride',
  access: 'session',
  params: z.object({ id: idParam }),
  query: z.object({ full: z.boolean().optional() }),
  response: z.object({ title: z.string() }),
})
const allRides = endpoint({
  method: 'GET',
  path: '/api/rides',
  summary: 'All',
  access: 'session',
  response: z.array(z.string()),
})
const newRide = endpoint({
  method: 'POST',
  path: '/api/rides',
  summary: 'New ride',
  access: 'session',
  body: z.object({ title: z.string() }),
  response: z.object({ id: z.number() }),
  status: 201,
})

/* Only compiled: each line marked as an error must be one, or the type check fails. */
export async function typed() {
  const { title } = await api(oneRide, { params: { id: 7 } })
  const rides: string[] = await api(allRides)
  await api(oneRide, { params: { id: 7 }, query: { full: true } })
  await api(newRide, { body: { title } })
  // @ts-expect-error the id is missing
  await api(oneRide)
  // @ts-expect-error the body is missing
  await api(newRide, {})
  // @ts-expect-error the title is no number
  await api(newRide, { body: { title: 3 } })
  return rides
}

it('the key of a query begins with the path of its endpoint', () => {
  expect(keyOf(oneRide, { id: 7 })).toEqual(['/api/rides/{id}', { id: 7 }, {}])
  expect(keyOf(allRides)).toEqual(['/api/rides', {}, {}])
})
