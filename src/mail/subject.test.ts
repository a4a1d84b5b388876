// Tells which subjects belong together and which answer or forward.

import { expect, it } from 'vitest'
import { baseSubject, isForwardSubject, isReplySubject } from './subject.ts'

it.each([
  ['Re: Launch', 'Launch'],
  ['RE[2]: Re(3): AW: Launch', 'Launch'],
  ['Fwd: WG: Launch', 'Launch'],
  ['SV: VS: Antw: Odp: Launch', 'Launch'],
  ['回复：Launch', 'Launch'],
  ['답장: Launch', 'Launch'],
  ['[team] Re: [team] Launch', 'Launch'],
  ['Re: [Fwd: Launch]', 'Launch'],
  ['Launch (fwd)', 'Launch'],
  ['  Re:   Launch \t plan ', 'Launch plan'],
  ['Regarding: Launch', 'Regarding: Launch'],
  ['[#4711] Launch', '[#4711] Launch'],
  ['[team]', '[team]'],
  ['Re:', ''],
  ['', ''],
])('the base of %j is %j', (subject, base) => {
  expect(baseSubject(subject)).toBe(base)
})

it('knows replies', () => {
  for (const subject of ['Re: x', 'AW: x', '[list] SV: x', 'RE[4]: x', 'Ответ: x'])
    expect(isReplySubject(subject)).toBe(true)
  for (const subject of ['x', 'Fwd: x', 'Review: x', 'Re x']) expect(isReplySubject(subject)).toBe(false)
})

it('knows forwards', () => {
  for (const subject of ['Fwd: x', 'FW: x', 'WG: x', '[Fwd: x]', 'x (fwd)', '转发: x'])
    expect(isForwardSubject(subject)).toBe(true)
  for (const subject of ['x', 'Re: x', 'Forward plan: x']) expect(isForwardSubject(subject)).toBe(false)
})

it('survives a subject of nothing but prefixes', () => {
  expect(baseSubject('Re: '.repeat(10_000))).toBe('')
})
