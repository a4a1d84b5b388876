// Functions for src/kit/own-thread.test.ts: good ones, and some that never end, fail or want all the memory.
export const add = ([a, b]) => a + b
export const sizeOf = (bytes) => bytes.byteLength
export const spin = () => {
  for (;;) {}
}
export const fail = () => {
  throw new TypeError('no such number')
}
export const hoard = () => {
  const all = []
  for (;;) all.push(new Array(1_000).fill(all.length))
}
