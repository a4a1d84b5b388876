// The HTML body of a mail as a document that is safe to look at: nothing runs, nothing loads (threats 7, 8).
import sanitizeHtml from 'sanitize-html'
import { bodyStyles } from './mail-body-styles.ts'

/** Characters of HTML that are shown; what a person wrote is far below. */
const LONGEST = 1_000_000

/** Sanitising takes time that grows with the depth too; no mail program makes mails as deep as this. */
const DEEPEST = 500

const allowedTags = [
  'h1 h2 h3 h4 h5 h6 p div section article header footer center blockquote pre hr br wbr address',
  'ul ol li dl dt dd table caption colgroup col thead tbody tfoot tr th td',
  'a span font b strong i em u s strike del ins mark small big sub sup code kbd samp tt abbr cite q time img',
].flatMap((names) => names.split(' '))

/** Elements of which the text is no text of the mail either. */
const nonTextTags = [
  'script style title textarea select option button noscript template',
  'iframe object embed applet svg math audio video canvas xml',
].flatMap((names) => names.split(' '))

const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:']

/** A picture that the mail itself carries; SVG is left out, since it can ask for others. */
const ownPicture = /^data:image\/(?:png|jpe?g|gif|webp);base64,[a-z0-9+/=\s]+$/i

const options: sanitizeHtml.IOptions = {
  allowedTags,
  nonTextTags,
  allowedAttributes: {
    '*': ['style', 'dir', 'lang', 'align', 'valign'],
    a: ['href', 'target', 'rel', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    font: ['color', 'size', 'face'],
    table: ['width', 'border', 'cellpadding', 'cellspacing', 'bgcolor'],
    tr: ['bgcolor'],
    td: ['width', 'height', 'colspan', 'rowspan', 'bgcolor'],
    th: ['width', 'height', 'colspan', 'rowspan', 'bgcolor', 'scope'],
    col: ['width', 'span'],
    ol: ['start', 'type'],
    li: ['value'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  allowedStyles: { '*': bodyStyles },
  transformTags: { a: safeLink, img: safePicture },
  disallowedTagsMode: 'discard',
}

/** Opens apart, tells the other side nothing of us, and shows where it leads before anybody follows it. */
function safeLink(_name: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const target = linkTarget(attributes['href'] ?? '')
  if (target === null) return { tagName: 'span', attribs: {} }
  const shown = { href: target, target: '_blank', rel: 'noopener noreferrer nofollow', title: target }
  return { tagName: 'a', attribs: attributes['style'] ? { ...shown, style: attributes['style'] } : shown }
}

/** As a browser would read it, so that the shown target is the true one; null for what is no link to the outside. */
function linkTarget(href: string): string | null {
  if (!URL.canParse(href)) return null
  const url = new URL(href)
  return linkSchemes.includes(url.protocol) ? url.href : null
}

/** Pictures from outside tell their server who reads when; in their place stands what they are said to show. */
function safePicture(_name: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { src = '', alt, width, height } = attributes
  if (ownPicture.test(src)) return { tagName: 'img', attribs: { ...attributes, alt: alt ?? '' } }
  const isPixel = [width, height].some((size) => size !== undefined && Number.parseFloat(size) <= 2)
  const isDecoration = alt !== undefined && alt.trim() === ''
  if (isPixel || isDecoration) return { tagName: 'span', attribs: {}, text: '' }
  return { tagName: 'span', attribs: {}, text: `[Picture${alt ? `: ${alt.trim()}` : ''}]` }
}

class TooDeep extends Error {}

/** Null for HTML that is nested beyond reason. */
function sanitise(html: string): string | null {
  let depth = 0
  const counting = {
    onOpenTag() {
      if (++depth > DEEPEST) throw new TooDeep()
    },
    onCloseTag() {
      depth--
    },
  }
  try {
    return sanitizeHtml(html, { ...options, ...counting })
  } catch (error) {
    if (error instanceof TooDeep) return null
    throw error
  }
}

/** Bodies that set colours of their own are written for white paper; the others follow the reader's scheme. */
const hasColors = /(?:style="[^"]*\b(?:color|background)|\b(?:bg)?color=")/

const plainStyle = `
:root{color-scheme:light}
body{margin:16px;font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:#1c1b19;background:#fff;overflow-wrap:anywhere}
img,table{max-width:100%}
img{height:auto}
pre{white-space:pre-wrap}
blockquote{margin:0 0 0 4px;padding-left:12px;border-left:2px solid #c9c5bd}
a{color:#1f4fd1}
`

const darkStyle = `
@media (prefers-color-scheme:dark){
:root{color-scheme:dark}
body{color:#eceae6;background:#1b1a18}
blockquote{border-color:#55524c}
a{color:#9db8ff}
}
`

/** Says again what the answer's header says, for a document that is saved and opened elsewhere. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'"

/**
 * A whole document; `title` is plain text, such as the subject. HTML that is nested beyond reason gives way
 * to `text`, the mail's plain text.
 */
export function mailBodyDocument(html: string, text: string, title: string): string {
  const shown = html.slice(0, LONGEST)
  const body = sanitise(shown) ?? `<pre>${escapeText(text)}</pre>`
  const cut = html.length > LONGEST ? '<p><em>The mail is longer; the rest is not shown.</em></p>' : ''
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta http-equiv="x-dns-prefetch-control" content="off">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<style>${plainStyle}${hasColors.test(body) ? '' : darkStyle}</style>
</head>
<body>${body}${cut}</body>
</html>
`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
