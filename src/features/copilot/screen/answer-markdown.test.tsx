// How an answer is read: markdown in which no picture and no other target is left.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Router } from 'wouter'
import { plainMarkdown } from '../markdown-answer.ts'
import { AnswerMarkdown } from './answer-markdown.tsx'

const shown = (text: string) =>
  renderToStaticMarkup(
    <Router ssrPath="/">
      <AnswerMarkdown text={text} />
    </Router>,
  )
const targetOf = (target: string) => /href="([^"]*)"/.exec(shown(`[there](${target})`))?.[1]

it('COP-30: it is markdown, and marks lead to our own pages', () => {
  expect(shown('**Two** tasks:\n\n- one [1](/task/1)')).toMatch(/<strong>Two<\/strong>.*<ul>.*<li>/s)
  expect(shown('so [1](/task/1)')).toMatch(/<a[^>]*href="\/task\/1"/)
})

it('COP-30: links are kept for six protocols, and other targets are blanked', () => {
  const kept = ['http://a.example', 'https://a.example', 'irc://a.example/b', 'ircs://a.example/b']
  for (const target of [...kept, 'mailto:a@example.com', 'xmpp:a@example.com'])
    expect(targetOf(target)).toBe(target)
  const other = ['javascript:alert(1)', 'data:text/html,x', 'ftp://a.example', 'file:///etc/passwd']
  for (const target of [...other, 'vbscript:x', 'JaVaScRiPt:alert(1)', 'tel:123'])
    expect({ target, href: targetOf(target) }).toEqual({ target, href: '' })
})

it('COP-30: pictures, frames and other remote content are never shown, written as markdown or as HTML', () => {
  const remote = [
    '![pixel](https://evil.example/p.png)',
    '![pixel][1]\n\n[1]: https://evil.example/p.png',
    '<img src="https://evil.example/p.png">',
    '<iframe src="https://evil.example"></iframe>',
    '<script src="https://evil.example/x.js"></script>',
    '<video src="https://evil.example/v"></video>',
    '<link rel="stylesheet" href="https://evil.example/x.css">',
    '<p style="background:url(https://evil.example/p.png)">x</p>',
    '[![pixel](https://evil.example/p.png)](/task/1)',
  ]
  for (const text of remote)
    expect({ text, html: shown(text) }).toEqual({
      text,
      html: expect.not.stringMatching(/<(?:img|iframe|script|video|link|source|object|embed|p style)|src="/),
    })
})

it('COP-30: what came from records is text, whatever markup it has', () => {
  const html = shown(
    plainMarkdown('![x](https://evil.example/p.png) [y](https://evil.example) **z** <b>w</b>'),
  )
  expect(html).not.toMatch(/<(?:img|a |strong|b>)/)
  expect(html).toContain('**z**')
})
