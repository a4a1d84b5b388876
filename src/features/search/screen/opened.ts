// What was opened from the search, as this browser remembers it: kinds and ids alone, which tell nobody anything.
import { contextHeaders } from '../../../ui/acting-for.ts'
import type { Found } from '../contract.ts'

type Memory = Pick<Storage, 'getItem' | 'setItem'>

const MOST = 5

/** Each context has its own. */
const keyOf = (memory: Memory) => `opened ${contextHeaders(memory)['x-company-id'] ?? 'individual'}`

/** As the endpoint takes it: "task:12,mail:5", the last one first; undefined for nothing. */
export function openedBefore(memory: Memory = localStorage): string | undefined {
  const text = memory.getItem(keyOf(memory)) ?? ''
  return /^(?:[a-z_]{1,30}:\d{1,10},?){1,8}$/.test(text) ? text : undefined
}

export function rememberOpened(
  { kind, id }: Pick<Found, 'kind' | 'id'>,
  memory: Memory = localStorage,
): void {
  const one = `${kind}:${id}`
  const before = (openedBefore(memory) ?? '').split(',').filter((other) => other !== '' && other !== one)
  memory.setItem(keyOf(memory), [one, ...before].slice(0, MOST).join(','))
}
