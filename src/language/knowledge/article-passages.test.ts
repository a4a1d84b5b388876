// An article is cut by its headings, and each passage can be read by itself.
import { expect, it } from 'vitest'
import { passagesOfArticle } from './article-passages.ts'

const article = {
  title: 'Bees on the roof',
  body: `Two hives stand on the roof.

## Visits
Visits are on **Fridays**. Write to bees@example.com, e.g. with a date.
- Bring boots.
- Bring a hat
  with a veil.

### Groups
| Group | Guide |
|---|---|
| School | Ada Bright |
| Club | Tom Reed |

## Honey ##
> A jar costs 7 euros.

\`\`\`
order honey
\`\`\`
`,
}

it('FAQ-02: passages stand under their headings, with sentences, items and rows', () => {
  expect(passagesOfArticle(article)).toEqual([
    {
      headings: ['Bees on the roof'],
      sentences: [{ text: 'Two hives stand on the roof.', kind: 'prose' }],
      part: null,
    },
    {
      headings: ['Bees on the roof', 'Visits'],
      sentences: [
        { text: 'Visits are on **Fridays**.', kind: 'prose' },
        { text: 'Write to bees@example.com, e.g. with a date.', kind: 'prose' },
        { text: 'Bring boots.', kind: 'item' },
        { text: 'Bring a hat with a veil.', kind: 'item' },
      ],
      part: null,
    },
    {
      headings: ['Bees on the roof', 'Visits', 'Groups'],
      sentences: [
        { text: 'School | Guide: Ada Bright', kind: 'row' },
        { text: 'Club | Guide: Tom Reed', kind: 'row' },
      ],
      part: null,
    },
    {
      headings: ['Bees on the roof', 'Honey'],
      sentences: [
        { text: 'A jar costs 7 euros.', kind: 'prose' },
        { text: 'order honey', kind: 'row' },
      ],
      part: null,
    },
  ])
})

it('a long text under one heading is several passages, and a hostile one takes no longer than its length', () => {
  const long = { title: 'Long', body: 'A short sentence stands here. '.repeat(500) }
  expect(passagesOfArticle(long).length).toBeGreaterThan(3)
  const started = performance.now()
  passagesOfArticle({
    title: 'Hostile',
    body: `${'# '.repeat(50_000)}\n${'|'.repeat(100_000)}\n${'- '.repeat(50_000)}`,
  })
  expect(performance.now() - started).toBeLessThan(5_000)
})
