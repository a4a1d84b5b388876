// The audit of the requirements has one line for each of them, and its summary counts them right.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../src/root.ts'

const read = (name: string) => readFileSync(join(projectRoot(), 'docs', name), 'utf8')
const verdicts = ['holds', 'partly', 'fails', 'not checkable here', 'not reached']
const lines = read('audit.tsv')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))

const isOpen = ([, verdict]: string[]) => verdict === 'partly' || verdict === 'fails'

it('the audit has each requirement once, in its order, with a verdict and what was seen', () => {
  const required = [...read('requirements.md').matchAll(/^- \[([A-Z]+-\d+)\]/gm)].map(([, id]) => id)
  expect(lines.map(([id]) => id)).toEqual(required)
  expect(lines.filter(([, verdict = '']) => !verdicts.includes(verdict))).toEqual([])
  expect(lines.filter(isOpen).filter(([, , seen = '']) => seen === '')).toEqual([])
})

it('the summary of the audit counts its lines, and names each that does not hold wholly', () => {
  const summary = read('audit.md')
  const many = (verdict: string) => lines.filter((line) => line[1] === verdict).length
  const [holds, partly, fails, unchecked, notReached] = verdicts.map(many)
  expect(summary).toContain(
    `Of ${lines.length} rows ${holds} hold, ${partly} hold in part or were tried in part, ${fails} failed, ${unchecked} could not be checked there`,
  )
  expect(summary).toContain(`and ${notReached} were not reached`)
  expect(lines.filter(isOpen).filter(([id]) => !summary.includes(`- **${id}**`))).toEqual([])
})
