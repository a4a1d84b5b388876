import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Router } from 'wouter'
import { headingsOf } from './headings.ts'
import { Markdown } from './markdown.tsx'

const html = (props: Parameters<typeof Markdown>[0]) =>
  renderToStaticMarkup(
    <Router ssrPath="/">
      <Markdown {...props} />
    </Router>,
  )

it('the cited sentence is marked through bold words and links, whatever its own marks and blanks', () => {
  const text = 'First. Samples are kept for **ninety\ndays** in [rack D](/racks).[^2] Last.'
  const shown = html({ text, sentence: 'Samples are kept for **ninety days** in rack D.' })
  const marks = [...shown.matchAll(/<mark[^>]*>([^<]*)<\/mark>/g)].map(([, words]) => words)
  expect(marks.join('').replace(/\s+/g, ' ')).toBe('Samples are kept for ninety days in rack D.')
})

it('a sentence that was not there before is tinted, and no other', () => {
  const shown = html({
    text: 'Kept for *ninety* days. Food is thrown away.',
    before: 'Kept for **ninety** days.',
  })
  expect(shown).toContain('<ins>Food is thrown away.</ins>')
  expect(shown.match(/<ins>/g)).toHaveLength(1)
})

it('threat 8: no picture is loaded, no markup of its own drawn, and a link leads nowhere but to pages and mail', () => {
  const shown = html({
    text: '![map](https://x.example.com/a.png) <img src=x onerror=alert(1)> [run](javascript:alert(1)) [page](https://x.example.com)',
  })
  expect(shown).not.toMatch(/<img|javascript:/)
  expect(shown).toContain('rel="noopener noreferrer nofollow"')
})

it('a source is a mark that leads to it, but in code it means itself', () => {
  const shown = html({ text: 'Said.[^1] `[^2]`' })
  expect(shown).toContain('href="#source-1"')
  expect(shown).toContain('<code>[^2]</code>')
})

it('headings have the names on the page that the list beside it leads to', () => {
  const text = '# One **bold**\n\n## [Two](https://x.example.com)[^1]\n\n```\n# none\n```\n\n## One bold'
  const names = headingsOf(text).map(({ id }) => id)
  expect(names).toEqual(['part-one-bold', 'part-two', 'part-one-bold-2'])
  for (const name of names) expect(html({ text })).toContain(`id="${name}"`)
})
