// What a mail's HTML may do once it is shown: nothing but be read.
import { describe, expect, it } from 'vitest'
import { mailBodyDocument } from './mail-body.ts'

const document = (html: string) => mailBodyDocument(html, 'plain text', 'Subject')

/** What stands between the body tags. */
function shown(html: string): string {
  const whole = document(html)
  return whole.slice(whole.indexOf('<body>') + 6, whole.lastIndexOf('</body>'))
}

describe('threat 8: nothing runs', () => {
  it('threat 8: scripts go with their text', () => {
    expect(shown('<p>Hi<script>alert(1)</script><noscript>x</noscript></p>')).toBe('<p>Hi</p>')
    expect(shown('<scr<script>ipt>alert(1)</scr</script>ipt>')).not.toMatch(/<script/i)
  })

  it('threat 8: event handlers go, in any spelling', () => {
    const html =
      '<p onclick=a() ONMOUSEOVER="b()">x</p><img src=x onerror="alert(1)" alt="Plan"><body onload=c()>'
    expect(shown(html)).toBe('<p>x</p><span>[Picture: Plan]</span>')
  })

  it('threat 8: links lead to the web, to mail and to telephones alone', () => {
    const hostile = [
      'javascript:alert(1)',
      ' java\nscript:alert(1)',
      '&#106;avascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'vbscript:x',
      'file:///etc/hosts',
      'blob:https://example.com/1',
      '//example.com/',
      '/mail-body/2',
    ]
    for (const href of hostile) expect(shown(`<a href="${href}">go</a>`)).toBe('<span>go</span>')
    expect(shown('<a href="mailto:priya@example.com">write</a>')).toContain('href="mailto:priya@example.com"')
  })

  it('threat 8: SVG, MathML, frames and objects go whole', () => {
    const hostile = [
      '<svg><script>alert(1)</script><a xlink:href="javascript:alert(1)">x</a></svg>',
      '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
      '<iframe srcdoc="<script>alert(1)</script>">x</iframe>',
      '<object data="https://example.com/x">x</object>',
      '<template><img src=x onerror=alert(1)></template>',
    ]
    for (const html of hostile) expect(shown(`${html}<p>after</p>`)).toBe('<p>after</p>')
  })

  it('threat 8: forms and their fields go, their words stay', () => {
    const html =
      '<form action="https://example.com/"><input name="password">Sign in<button>Go</button></form>'
    expect(shown(html)).toBe('Sign in')
  })

  it('threat 8: a subject cannot leave the title', () => {
    const whole = mailBodyDocument('<p>x</p>', '', '</title><script>alert(1)</script>')
    expect(whole).toContain('<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>')
  })
})

describe('threat 7: nothing loads', () => {
  it('threat 7: pictures from outside give way to what they show', () => {
    const html =
      '<img src="https://example.com/a.png" srcset="https://example.com/b.png 2x" alt="Our <b>team</b>">'
    expect(shown(html)).toBe('<span>[Picture: Our &lt;b&gt;team&lt;/b&gt;]</span>')
    expect(shown('<img src="cid:chart@example.com">')).toBe('<span>[Picture]</span>')
  })

  it('threat 7: tracking pixels and decoration leave nothing', () => {
    const pixel = '<img src="https://example.com/p.gif" width="1" height="1">'
    expect(shown(`${pixel}<img src="https://example.com/line.png" alt="">`)).toBe(
      '<span></span><span></span>',
    )
  })

  it('threat 7: pictures inside the mail are shown, but no SVG', () => {
    expect(shown('<img src="data:image/png;base64,iVBORw0KGgo=" alt="Plan">')).toContain(
      '<img src="data:image/png;base64,iVBORw0KGgo=" alt="Plan" />',
    )
    expect(shown('<img src="data:image/svg+xml;base64,PHN2Zy8+" alt="Plan">')).toBe(
      '<span>[Picture: Plan]</span>',
    )
  })

  it('threat 7: styles ask for nothing and cover nothing', () => {
    const html = `<style>@import "https://example.com/a.css";</style><link rel=stylesheet href="https://example.com/b.css">
      <p style="color: red; background: url(https://example.com/c); position: fixed; top: 0; font-size: 900px;
      background-image: url('//example.com/d'); border-image: url(https://example.com/e); width: expression(f())">x</p>
      <table background="https://example.com/g"><tr><td background="https://example.com/h">y</td></tr></table>`
    const body = shown(html)
    expect(body).toContain('<p style="color:red">x</p>')
    expect(body).not.toMatch(/example\.com|url|fixed|900/)
  })

  it('threat 7: escapes and comments in styles hide no address', () => {
    const hostile = [
      String.raw`background:u\72l(https://example.com/a)`,
      'background:url/**/(https://example.com/a)',
      'font-family:x;src:url(https://example.com/a)',
      'border:1px solid url(https://example.com/a)',
      'list-style:url(https://example.com/a)',
      'content:"x" url(https://example.com/a)',
    ]
    for (const style of hostile) expect(shown(`<p style='${style}'>x</p>`)).not.toMatch(/example\.com|url/)
  })

  it('threat 7: the page is not led away and no base is set', () => {
    const html =
      '<head><meta http-equiv="refresh" content="0;url=https://example.com/"><base href="https://example.com/"></head><p>x</p>'
    expect(shown(html)).toBe('<p>x</p>')
  })

  it('threat 7: the document itself forbids what the header forbids', () => {
    expect(document('<p>x</p>')).toContain(
      `http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:`,
    )
  })
})

describe('what is shown', () => {
  it('threat 7: a link opens apart and shows where it leads as the browser reads it', () => {
    expect(
      shown(
        '<a href="https://exämple.com/a?b=1&amp;c=2" target="_top" title="https://bank.example/">bank</a>',
      ),
    ).toBe(
      '<a href="https://xn--exmple-cua.com/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer nofollow" title="https://xn--exmple-cua.com/a?b=1&amp;c=2">bank</a>',
    )
  })

  it('words, lists and tables stay as they were written', () => {
    const html =
      '<h2>Plan</h2><ul><li><b>Deck</b> by <i>Friday</i></li></ul><table width="300"><tr><td colspan="2" style="padding:4px 8px;text-align:right">12</td></tr></table>'
    expect(shown(html)).toContain('<h2>Plan</h2><ul><li><b>Deck</b> by <i>Friday</i></li></ul>')
    expect(shown(html)).toContain('<td colspan="2" style="padding:4px 8px;text-align:right">12</td>')
  })

  it('comments and the islands of office programs go', () => {
    expect(shown('<!--[if mso]><p>x</p><![endif]--><xml><o:p>y</o:p></xml><p>z</p>')).toBe('<p>z</p>')
  })

  it('a body without colours follows the dark scheme, one with colours stays on white', () => {
    expect(document('<p>x</p>')).toContain('prefers-color-scheme:dark')
    for (const html of [
      '<p style="color:#000">x</p>',
      '<font color="navy">x</font>',
      '<table bgcolor="#fff"></table>',
    ])
      expect(document(html)).not.toContain('prefers-color-scheme:dark')
  })

  it('what is nested beyond reason is shown as plain text', () => {
    for (const tag of ['<div>', '<a href="https://example.com/">', '<b>'])
      expect(mailBodyDocument(tag.repeat(100_000), '1 < 2', '')).toContain('<body><pre>1 &lt; 2</pre>')
  })

  it('what is longer than a million characters is cut and says so', () => {
    const body = shown(`<p>start</p>${'x'.repeat(1_000_000)}<p>end</p>`)
    expect(body).toContain('the rest is not shown')
    expect(body).not.toContain('end</p>')
  })
})
