// What one agent says of a mail another one need not say again.
import { expect, it } from 'vitest'
import type { ReceiptPart } from '../mail/layout-receipt.ts'
import { withoutRepeats } from './without-repeats.ts'

const part = (fields: Partial<ReceiptPart>): ReceiptPart => ({
  ...{
    agent: { name: 'One', hueHex: '#000000' },
    headline: '1 thing.',
    items: [],
    suggestions: [],
    changed: [],
  },
  ...{ notUnderstood: [], notes: [], projectUrl: null, projectName: null },
  ...fields,
})
const item = {
  number: null,
  title: 'hall.pdf',
  meta: ['Contract', 'read 2 of 2 pages'],
  url: 'https://crew.example',
}
const row = { number: null, hueHex: '#000000', title: '1,200 euros a month' }

it('leaves out sentences, rows, lines and notes of the parts before, and what is then empty', () => {
  const quote = 'The Customer shall pay EUR 1,200 a month within 14 days.'
  const [first, second] = withoutRepeats([
    part({
      items: [item],
      notes: ['No advice.'],
      sections: [{ kind: 'lines', heading: 'Amounts', lines: [`“${quote}” (p. 1)`] }],
    }),
    part({
      items: [item],
      notes: ['No advice.', 'Say "remind me".'],
      sections: [
        { kind: 'paragraph', lead: 'hall.pdf:', text: 'Read 2 of 2 pages. Between Ann and Ben.' },
        { kind: 'rows', heading: 'Money', rows: [{ ...row, quote }] },
        { kind: 'rows', heading: 'Term', rows: [{ ...row, title: 'Ends in May' }] },
      ],
    }),
  ])
  expect(first?.sections).toHaveLength(1)
  expect(second).toMatchObject({
    items: [item],
    notes: ['Say "remind me".'],
    sections: [
      { kind: 'paragraph', lead: 'hall.pdf:', text: 'Between Ann and Ben.' },
      { kind: 'rows', heading: 'Term', rows: [{ title: 'Ends in May' }] },
    ],
  })
})

it('says all of a receipt that has one part, also what stands in it twice', () => {
  const alone = part({ sections: [{ kind: 'rows', rows: [row, row] }] })
  expect(withoutRepeats([alone])).toEqual([alone])
})
