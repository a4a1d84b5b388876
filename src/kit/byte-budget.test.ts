// How much is worked on at once: as much as fits, in order, and never more.
import { expect, it } from 'vitest'
import { ByteBudget } from './byte-budget.ts'

/** Work that goes on until it is ended. */
function worksOn(budget: ByteBudget) {
  const running: string[] = []
  const ends = new Map<string, () => void>()
  const start = (name: string, bytes: number) =>
    budget.spend(bytes, async () => {
      running.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
      running.splice(running.indexOf(name), 1)
    })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const end = async (name: string) => {
    ends.get(name)?.()
    await settle()
  }
  return { running, start, end, settle }
}

it('what fits runs at once, and what does not waits for its turn', async () => {
  const { running, start, end, settle } = worksOn(new ByteBudget(10))
  const all = [start('a', 4), start('b', 5), start('c', 3), start('d', 1)]
  await settle()
  // d would fit, but c came first.
  expect(running).toEqual(['a', 'b'])
  await end('a')
  expect(running).toEqual(['b', 'c', 'd'])
  for (const name of ['b', 'c', 'd']) await end(name)
  await Promise.all(all)
})

it('what is larger than all of it runs alone', async () => {
  const { running, start, end, settle } = worksOn(new ByteBudget(10))
  const all = [start('small', 1), start('huge', 50), start('next', 1)]
  await settle()
  expect(running).toEqual(['small'])
  await end('small')
  expect(running).toEqual(['huge'])
  await end('huge')
  expect(running).toEqual(['next'])
  await end('next')
  await Promise.all(all)
})

it('work that fails gives its bytes back', async () => {
  const budget = new ByteBudget(10)
  await expect(budget.spend(10, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await budget.spend(10, async () => 'done')).toBe('done')
})
