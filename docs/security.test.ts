// docs/security.md names what proves each of its rows; each of these is there.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../src/root.ts'

const text = readFileSync(join(projectRoot(), 'docs/security.md'), 'utf8')
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ASVS') && !line.startsWith('| ---'))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )

it('each row has its state, and a proof that is there', () => {
  expect(rows.length).toBeGreaterThan(80)
  for (const [number, , state = '', how, proof = ''] of rows) {
    expect([number, ['Holds', 'In part', 'Open'].includes(state), how !== '']).toEqual([number, true, true])
    const files = [...proof.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
    expect([number, files.length > 0]).toEqual([number, true])
    expect(files.filter((file) => !existsSync(join(projectRoot(), file)))).toEqual([])
  }
})

it('what is open is said in one place', () => {
  const [, open = ''] = text.split('\n## What is open')
  const numbers = rows
    .filter(([, , state]) => state === 'Open')
    .map(([number = '']) => number.split(/[ ,]/)[0] ?? '')
  expect(numbers.filter((number) => !open.includes(number))).toEqual([])
})
