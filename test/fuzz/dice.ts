// Chance that can be had again: the same seed throws the same numbers (mulberry32).

export interface Dice {
  /** 0 to `below` - 1. */
  number(below: number): number
  /** One of them. */
  of<T>(all: readonly T[]): T
  /** True so often of a hundred times. */
  percent(chance: number): boolean
}

export function dice(seed: number): Dice {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const number = (below: number) => Math.floor(next() * below)
  return {
    number,
    of<T>(all: readonly T[]): T {
      if (all.length === 0) throw new Error('there is nothing to choose from')
      return all[number(all.length)] as T
    },
    percent: (chance) => number(100) < chance,
  }
}
