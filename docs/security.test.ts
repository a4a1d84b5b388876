// docs/security.md has each requirement of level 1 and 2 once, names proofs that are there, and says in one place what is open.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../src/root.ts'

const text = readFileSync(join(projectRoot(), 'docs/security.md'), 'utf8')
const [chapters = '', open = ''] = text.split('\n## What is open')
const lines = chapters.slice(chapters.indexOf('\n## V1 ')).split('\n')
const rows = lines
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ASVS') && !line.startsWith('| ---'))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )

/** Numbers of a cell or a sentence; "3.4.1 to 3.4.5" is five of them. */
function numbersIn(words: string): string[] {
  return [...words.matchAll(/\b(\d+\.\d+)\.(\d+)\b(?: to \d+\.\d+\.(\d+)\b)?/g)].flatMap(
    ([, section = '', first = '0', last = first]) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => `${section}.${Number(first) + at}`),
  )
}

/** How many requirements the sections 1, 2 and on of each chapter of 4.0.3 have; V1.3, V1.13 and V6.5 on have none. */
const sections: readonly (readonly number[])[] = [
  [7, 4, 0, 5, 4, 4, 2, 2, 2, 1, 3, 2, 0, 6],
  [12, 7, 3, 6, 7, 3, 6, 7, 3, 4],
  [1, 4, 4, 5, 3, 2, 1],
  [5, 2, 3],
  [5, 8, 10, 3, 4],
  [3, 8, 3, 2],
  [4, 2, 4, 3],
  [6, 3, 8],
  [3, 5],
  [1, 6, 3],
  [8],
  [3, 1, 6, 2, 2, 1],
  [5, 6, 2, 2],
  [5, 6, 3, 7, 4],
]
const withdrawn = '1.4.2 1.4.3 1.12.1 4.1.4 7.3.2 13.1.2 13.2.4 14.3.1'.split(' ')
const ofLevel3 =
  '1.11.3 2.2.4 2.2.5 2.2.6 2.2.7 3.6.1 3.6.2 6.2.7 6.2.8 6.3.3 8.1.5 8.1.6 9.2.5 10.1.1 10.2.3 10.2.4 10.2.5 10.2.6 14.1.5'.split(
    ' ',
  )
const asked = sections
  .flatMap((counts, chapter) =>
    counts.flatMap((count, section) =>
      Array.from({ length: count }, (_, at) => `${chapter + 1}.${section + 1}.${at + 1}`),
    ),
  )
  .filter((number) => !withdrawn.includes(number) && !ofLevel3.includes(number))

it('each requirement of level 1 and 2 has a row, or the reason why it does not apply, once', () => {
  const apart = lines.filter((line) => /^[A-Z]/.test(line)).flatMap(numbersIn)
  const named = [...rows.flatMap(([number = '']) => numbersIn(number)), ...apart]
  expect(asked.filter((number) => !named.includes(number))).toEqual([])
  expect(named.filter((number, at) => named.indexOf(number) !== at)).toEqual([])
  expect(named.filter((number) => !asked.includes(number) && !ofLevel3.includes(number))).toEqual([])
})

it('each row has its state, and a proof that is there', () => {
  expect(rows.length).toBeGreaterThan(180)
  for (const [number, , state = '', how, proof = ''] of rows) {
    expect([number, ['Holds', 'In part', 'Open'].includes(state), how !== '']).toEqual([number, true, true])
    const files = [...proof.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
    expect([number, files.length > 0]).toEqual([number, true])
    expect(files.filter((file) => !existsSync(join(projectRoot(), file)))).toEqual([])
  }
})

it('what does not hold is said in one place, and nothing else is', () => {
  const numbers = rows
    .filter(([, , state]) => state !== 'Holds')
    .flatMap(([number = '']) => numbersIn(number))
  expect(numbersIn(open).sort((a, b) => a.localeCompare(b))).toEqual(
    numbers.sort((a, b) => a.localeCompare(b)),
  )
})
