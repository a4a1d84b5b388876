// What was read out of a file is cut by its headings and pages.
import { expect, it } from 'vitest'
import { passagesOfDocument } from './document-passages.ts'

it('FAQ-02: passages of a document know their page, and rows the names of their columns', () => {
  const cell = (text: string) => ({ text, merged: false })
  const document = {
    kind: 'pdf',
    title: null,
    unit: 'page',
    parts: [
      {
        number: 1,
        blocks: [
          { kind: 'margin', text: 'Confidential' },
          { kind: 'heading', level: 1, text: 'Boats' },
          { kind: 'paragraph', text: 'Boats are hired by the hour. The lake is closed in winter.' },
        ],
      },
      {
        number: 2,
        blocks: [
          {
            kind: 'table',
            rows: [
              [cell('Boat'), cell('Price')],
              [cell('Canoe'), cell('9 euros')],
            ],
          },
        ],
      },
    ],
  }
  expect(passagesOfDocument(document, 'boats.pdf')).toEqual([
    {
      headings: ['boats.pdf', 'Boats'],
      sentences: [
        { text: 'Boats are hired by the hour.', kind: 'prose' },
        { text: 'The lake is closed in winter.', kind: 'prose' },
      ],
      part: 1,
    },
    {
      headings: ['boats.pdf', 'Boats'],
      sentences: [{ text: 'Canoe | Price: 9 euros', kind: 'row' }],
      part: 2,
    },
  ])
})
