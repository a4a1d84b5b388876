// Rules in words: what is read of them, what is asked back, and what no rule comes of.
import { expect, it } from 'vitest'
import { readRule } from './read-rule.ts'

const world = { today: '2026-11-26', agents: ['Tula', 'Polly', 'Dina'], addresses: ['ben@example.com'] }

it.each([
  [
    'Mails from billing@ go to the project Finance with low priority',
    { from: ['billing@'] },
    ['project Finance', 'priority low'],
  ],
  ['never make tasks from the newsletter of Acme', { from: ['Acme'], kind: 'newsletter' }, ['ignore true']],
  ['copy Polly when somebody asks for a quote', { asks: ['quote'] }, ['copy Polly']],
  [
    'Mails von lager@example.com kommen ins Projekt Versand',
    { from: ['lager@example.com'] },
    ['project Versand'],
  ],
  ['Los correos de Marta son urgentes', { from: ['Marta'] }, ['priority high']],
  ['Les messages de Luc vont dans le projet Juin', { from: ['Luc'] }, ['project Juin']],
])('reads the rule %s', (text, when, acts) => {
  const read = readRule(text, world)
  expect(read.kind === 'rule' && read.rules[0]?.when).toEqual(when)
  expect(read.kind === 'rule' && read.rules[0]?.acts.map((act) => `${act.do} ${act.value}`)).toEqual(acts)
})

it('reads an absence with its end', () => {
  expect(readRule('while I am away Ben gets mine until 12 January', world)).toEqual({
    kind: 'absence',
    absence: { acts: [{ do: 'delegate', value: 'Ben' }], start: null, until: '2027-01-12' },
  })
})

it.each([
  ['Forward everything from Luc to luc@outside.example.org', { kind: 'refuse', why: 'harm' }],
  ['Delete all mails from Luc', { kind: 'refuse', why: 'impossible' }],
  ['Why did that mail become a task?', { kind: 'refuse', why: 'not-a-rule' }],
  ['I am away until Friday', { kind: 'absence', absence: { acts: [], start: null, until: '2026-11-27' } }],
  ["I'm away, Ben takes over", { kind: 'ask', missing: ['until'] }],
  ['mails from Luc are high priority and low priority', { kind: 'ask', missing: ['act'] }],
])('sets up nothing by: %s', (text, answer) => {
  expect(readRule(text, world)).toEqual(answer)
})

it('takes time linear in what is written', () => {
  const long = 'from mails to project "a or '.repeat(2_000)
  expect(['rule', 'ask', 'refuse']).toContain(readRule(long, world).kind)
})
