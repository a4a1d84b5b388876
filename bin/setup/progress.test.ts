// What a long step of the start shows: one line that moves on a terminal, plain lines elsewhere.
import { expect, it, vi } from 'vitest'
import { showProgress } from './progress.mjs'

function outOf(isTTY: boolean) {
  const written: string[] = []
  return { written, out: { isTTY, columns: 60, write: (text: string) => written.push(text) } }
}

it('a terminal sees counts and seconds move in one line, which stays once it is done', () => {
  vi.useFakeTimers()
  const { written, out } = outOf(true)
  let packages = 0
  const progress = showProgress('Installing packages', { count: () => `${packages} of 500`, out })
  packages = 120
  vi.advanceTimersByTime(2_000)
  progress.end()
  vi.useRealTimers()
  const text = written.join('')
  expect(text).toContain('\rInstalling packages: 0 of 500, 0 s\x1b[K')
  expect(text).toContain('\rInstalling packages: 120 of 500, 2 s\x1b[K')
  expect(written.at(-1)).toBe('Installing packages: 120 of 500, 2 s\n')
  expect(text.split('\n')).toHaveLength(2)
})

it('without a terminal lines are plain and few, and what is quiet says nothing', () => {
  vi.useFakeTimers()
  const { written, out } = outOf(false)
  const progress = showProgress('Building the server', { out })
  const quiet = showProgress('Starting', { quiet: true, out })
  vi.advanceTimersByTime(16_000)
  progress.end()
  quiet.end()
  vi.useRealTimers()
  expect(written).toEqual([
    'Building the server\n',
    'Building the server: 15 s\n',
    'Building the server: 16 s\n',
  ])
})
