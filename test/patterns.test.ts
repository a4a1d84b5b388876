// Slow, unknown and unseen patterns are planted in a house of their own, and the check must name each.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { checkPatterns } from '../bin/patterns/check-patterns.ts'
import { hashOf } from '../bin/patterns/pattern.ts'
import type { Violation } from '../bin/rules/violation.ts'

const project = join(dirname(fileURLToPath(import.meta.url)), '..')
const houses: string[] = []
const hash = ({ source, flags }: RegExp) => hashOf({ source, flags })

const sound = 'export const word = /^[a-z]+$/\n'
/** The version of recheck that judged. */
const [judgedBy] = readFileSync(join(project, 'bin/patterns/sound.txt'), 'utf8').split('\n', 1)

afterEach(() => {
  for (const house of houses.splice(0)) rmSync(house, { recursive: true, force: true })
})

function house(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'patterns-'))
  houses.push(folder)
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'))
  for (const [file, text] of Object.entries({ 'bin/patterns/excused.txt': '', ...files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

const told = ({ rule, file, what }: Violation) => `${rule}: ${file} ${what}`

it('slow, unknown and unseen patterns are named where they stand', async () => {
  const folder = house({
    'src/mail/exponential.ts': 'export const words = /^(?:\\w+\\s?)*$/\n',
    'src/mail/composed.ts':
      'const space = String.raw`\\s*`\nexport const ends = new RegExp(`x${space}${space}y`)\n',
    'src/mail/unknown.ts': 'export const letters = /[\\p{L}--[a-z]]/v\n',
    'src/mail/later.ts': 'export const find = (name: string) => new RegExp(name)\n',
    'src/mail/text.ts': "export const has = (text: string) => text.search('(a|a)*b')\n",
    'src/mail/sound.ts': sound,
  })
  const { unkept, broken } = await checkPatterns(folder)
  expect(unkept).toBe(1)
  expect(broken.map((one) => told(one).replace(/, as on .*|: [0-9a-f]{16} .*/, ''))).toEqual([
    'pattern-unseen: src/mail/later.ts:1 composes a pattern when called: compose it as the file loads, or search without one',
    'pattern-unseen: src/mail/text.ts:1 turns text into a pattern: write it between slashes',
    'pattern-slow: src/mail/exponential.ts:1 takes exponential time',
    'pattern-slow: src/mail/unknown.ts:1 nobody knows how long it may take (invalid)',
    'pattern-slow: src/mail/composed.ts:2 takes n^2 time',
  ])
})

it('the list of the excused names only patterns that are slow and still there', async () => {
  const gone = '0123456789abcdef'
  const folder = house({
    'src/mail/slow.ts': 'export const word = /^[a-z]+$/\n',
    'bin/patterns/sound.txt': `${judgedBy}\n${hash(/^[a-z]+$/)}\n`,
    'bin/patterns/excused.txt': `${gone} src/mail/gone.ts was short\n${hash(/^[a-z]+$/)} src/mail/slow.ts fine\n`,
  })
  expect((await checkPatterns(folder)).broken.map(told)).toEqual([
    `pattern-stale: src/mail/gone.ts ${gone} stands nowhere any more: \`npm run patterns\` takes it off its list`,
    `pattern-stale: src/mail/slow.ts ${hash(/^[a-z]+$/)} is sound: take it off its list`,
  ])
})

it('at most ten are excused, each with a reason', async () => {
  const slow = Array.from({ length: 11 }, (_, at) => new RegExp(`\\s+[${at}x]`))
  const folder = house({
    'src/mail/slow.ts': `export const all = [${slow.join(', ')}]\n`,
    'bin/patterns/excused.txt': slow
      .map((one, at) => `${hash(one)} src/mail/slow.ts${at === 0 ? '' : ' at most 80 characters'}\n`)
      .join(''),
  })
  expect((await checkPatterns(folder)).broken.map(told)).toEqual([
    `pattern-excuse: src/mail/slow.ts ${hash(slow[0] ?? /x/)} is excused without a reason`,
    `pattern-excuse: src/mail/slow.ts ${hash(slow[10] ?? /x/)} is one more than 10 excused`,
  ])
})

it('what was found sound is kept, and judged once', async () => {
  const folder = house({
    'src/mail/sound.ts': `${sound}const A = 'a'\nexport const b = new RegExp(A + 'b', 'g')\n`,
    'bin/patterns/sound.txt': `${judgedBy}\n0123456789abcdef\n`,
  })
  expect(await checkPatterns(folder, true)).toEqual({ unkept: 0, broken: [] })
  const kept = readFileSync(join(folder, 'bin/patterns/sound.txt'), 'utf8').trim().split('\n')
  expect(kept).toEqual([judgedBy, ...[hash(/^[a-z]+$/), hash(/ab/g)].sort()])
})

it('another version of the checker judges anew', async () => {
  const slow = /\s+$/
  const sound = (version: string | undefined) => `${version}\n${hash(slow)}\n`
  const folder = house({
    'src/mail/ends.ts': `export const ends = ${slow}\n`,
    'bin/patterns/sound.txt': sound(judgedBy),
  })
  expect((await checkPatterns(folder)).broken).toEqual([])
  writeFileSync(join(folder, 'bin/patterns/sound.txt'), sound('# recheck 1.0.0'))
  expect((await checkPatterns(folder)).broken.map(({ rule }) => rule)).toEqual(['pattern-slow'])
})
