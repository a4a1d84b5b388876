// Functions for src/kit/thread-pool.test.ts: good ones, and some that never end, fail or want all the memory.
import { callable } from '../src/kit/thread-side.ts'

export const add = callable(([a, b]: [number, number]) => a + b)
export const sizeOf = callable((bytes: Uint8Array) => bytes.byteLength)
export const spin = callable(() => {
  for (;;) {}
})
export const fail = callable(() => {
  throw new TypeError('no such number')
})
export const hoard = callable(() => {
  const all = []
  for (;;) all.push(Array.from({ length: 1_000 }, () => all.length))
})
export const waitForEver = callable(() => new Promise(() => {}))
