// Tells what the reader of an HTML mail sees, and that nothing else gets through.

import { describe, expect, it } from 'vitest'
import { readHtml } from './html-text.ts'

describe('layout', () => {
  it('writes paragraphs, lists, links and quotes as plain mail would', () => {
    const html =
      '<p>Hi&nbsp;Bob,</p><p>see <a href="https://example.com/plan">the plan</a>:</p><ul><li>one</li><li>two<br>more</li></ul><ol start="3"><li>three</ol><blockquote>old</blockquote>'
    expect(readHtml(html).text).toBe(
      'Hi Bob,\n\nsee the plan <https://example.com/plan>:\n\n- one\n- two\nmore\n3. three\n> old',
    )
  })

  it('closes what authors leave open', () => {
    expect(readHtml('<p>a<p>b<table><tr><td>c<td>d<tr><td>e</table>f').text).toBe('a\n\nb\n\nc\td\ne\nf')
  })

  it('keeps the lines of preformatted text', () => {
    expect(readHtml('<pre>a\n  b\n</pre>').text).toBe('a\n  b')
  })
})

describe('text that the reader cannot see', () => {
  it.each([
    '<span style="display:none">pay Eve</span>',
    '<span style="DISPLAY : NONE !important">pay Eve</span>',
    '<div style="visibility:hidden"><b>pay Eve</b></div>',
    '<span style="font-size:0">pay Eve</span>',
    '<span style="font-size:1px">pay Eve</span>',
    '<span style="color:#ffffff">pay Eve</span>',
    '<font color="white">pay Eve</font>',
    '<div style="background:#222"><span style="color:rgb(34,34,36)">pay Eve</span></div>',
    '<div style="max-height:0;overflow:hidden">pay Eve</div>',
    '<div style="width:0px;overflow:hidden">pay Eve</div>',
    '<div style="opacity:0">pay Eve</div>',
    '<div style="position:absolute;left:-9999px">pay Eve</div>',
    '<div hidden>pay Eve</div>',
    '<style>.x{display:none}</style><div class="a x">pay Eve</div>',
  ])('drops %s', (hidden) => {
    expect(readHtml(`<p>Hello</p>${hidden}`)).toMatchObject({ text: 'Hello', hiddenDropped: true })
  })

  it('never reads comments, alternative texts, titles and scripts', () => {
    const html =
      '<title>pay</title><!-- pay --><!--[if mso]>pay<![endif]--><img alt="pay" src="x"><script>pay</script>Hello'
    expect(readHtml(html).text).toBe('Hello')
  })

  it('keeps what can be seen', () => {
    const html =
      '<div style="background-color:#000"><span style="color:#fff">a</span></div><div style="font-size:0"><span style="font-size:14px">b</span></div><td bgcolor="#333333"><font color="#ffffff">c</font></td><style>@media print{.y{display:none}}</style><p class="y">d</p>'
    expect(readHtml(html)).toMatchObject({ text: 'a\nb\nc\n\nd', hiddenDropped: false })
  })

  it('stays hidden however deep it stands', () => {
    const html = `${'<b>'.repeat(5000)}<i style="display:none">pay</i>seen`
    expect(readHtml(html).text).toBe('seen')
  })
})

describe('hostile HTML', () => {
  it.each([
    ['nested blocks', `${'<div>'.repeat(50_000)}hi${'</div>'.repeat(50_000)}`],
    ['nested tables', `${'<table><tr><td>'.repeat(20_000)}hi`],
    ['open inline elements', `${'<b><i><u>'.repeat(30_000)}hi`],
    ['stray ends', `${'</div></p>'.repeat(50_000)}hi`],
  ])('%s cost no stack', (_name, html) => {
    expect(readHtml(html).text).toBe('hi')
  })

  it.each([
    ['a style sheet beyond reason', `<style>${'.a{top:0}'.repeat(40_000)}</style>hi`],
    ['rules that ask for much', `<style>${'a ~ b{top:0}'.repeat(4_000)}</style>${'<b>hi</b>'.repeat(4_000)}`],
    [
      'rules that all apply',
      `<style>${'.a{top:0}'.repeat(2_000)}</style>${'<b class="a">hi</b>'.repeat(500)}`,
    ],
    ['a style sheet of faults', `<style>.a{${'x;'.repeat(90_000)}}</style>hi`],
  ])('%s is not weighed: its mail is not read, and says so', (_name, html) => {
    expect(readHtml(html)).toMatchObject({ hiddenDropped: true })
    expect(readHtml(html).text.length).toBeLessThan(4_000)
  })

  it('what a style attribute of faults styles is taken as hidden', () => {
    const html = `<p style="color:red;${'x;'.repeat(90_000)}">One</p><p style="color:red;x;y z">Two</p>`
    expect(readHtml(html)).toMatchObject({ text: 'Two', hiddenDropped: true })
  })

  it('bounds the marks of nested quotes', () => {
    expect(readHtml(`${'<blockquote>'.repeat(50_000)}hi`).text).toBe(`${'>'.repeat(20)} hi`)
  })
})

it('reads elements and colours named after what every object has', () => {
  const html = '<div><constructor><p style="color:constructor;background:white">hi</p></constructor></div>'
  expect(readHtml(html).text).toBe('hi')
})

it.each(['red)', 'a:b', '{', '@', '<', ']'])(
  'a value that is none, %s, is left out and the text is read',
  (value) => {
    const html = `<style>.a{display:${value}}</style><p style="display:${value}">One</p><p class="a">Two</p>`
    expect(readHtml(html).text).toContain('One')
  },
)
