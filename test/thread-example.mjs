// Functions for src/kit/own-thread.test.ts: good ones, and some that never end, fail or want all the memory.
import { register } from 'tsx/esm/api'

register()
const { inTurn } = await import('../src/kit/thread-side.ts')

export const add = inTurn(([a, b]) => a + b)
export const sizeOf = inTurn((bytes) => bytes.byteLength)
export const spin = inTurn(() => {
  for (;;) {}
})
export const fail = inTurn(() => {
  throw new TypeError('no such number')
})
export const hoard = inTurn(() => {
  const all = []
  for (;;) all.push(Array.from({ length: 1_000 }, () => all.length))
})
