// Knows by which elements mail programs set earlier mail apart in their HTML.

/** A style attribute in lower case, without spaces and comments; overlong ones are cut. */
function normalStyle(style: string): string {
  return style
    .slice(0, 4000)
    .toLowerCase()
    .replace(/\/\*[^*]*\*\//g, '')
    .replace(/\s+/g, '')
}

/** From here to the end is earlier mail: Outlook (desktop, web, Mac, phone), Yahoo, Zoho, Proton, Roundcube and others. */
const historyIds =
  /^(?:x_)*(?:appendonsend|divRplyFwdMsg|OLK_SRC_BODY_SECTION|isForwardContent|reply-intro|mail-editor-reference-message-container|ms-outlook-mobile-body-separator-line|3D?"?divRplyFwdMsg)$/i
const historyClasses =
  /(?:^|\s)(?:yahoo_quoted|yahooQuoted|zmail_extra|protonmail_quote|tutanota_quote|freebirdOriginalMessage|ms-outlook-mobile-reference-message|mobile-reference-message|rc_reply_header)(?:\s|$)/i
const replyHeaderClasses =
  /(?:^|\s)(?:gmail_attr|moz-cite-prefix|moz-email-headers-table|AppleMailQuoteHeader|cite-prefix|front-quote-header|airmail_on)(?:\s|$)/i

/** Outlook 2007 and later draw a thin line above the earlier mail. */
function isOutlookLine(name: string, style: string): boolean {
  return (
    name === 'div' &&
    /border:none/.test(style) &&
    /border-top:solid(?:#(?:e1e1e1|b5c4df)|windowtext)1\.0pt/.test(style) &&
    /padding:3\.0pt0/.test(style)
  )
}

export function historyStartsAt(name: string, attributes: Record<string, string>): boolean {
  if (historyIds.test(attributes['id'] ?? '')) return true
  if (historyClasses.test(attributes['class'] ?? '')) return true
  return attributes['style'] !== undefined && isOutlookLine(name, normalStyle(attributes['style']))
}

/** A quoted mail; Gmail and Word use the same element without a border to indent. */
export function isQuoteElement(name: string, attributes: Record<string, string>): boolean {
  if (name !== 'blockquote') return false
  if (
    attributes['type'] === 'cite' ||
    attributes['cite'] !== undefined ||
    /quote/i.test(attributes['class'] ?? '')
  )
    return true
  const style = normalStyle(attributes['style'] ?? '')
  return !/border:none|border:0|margin:00040px|margin:0px0px0px40px/.test(style)
}

export function isReplyHeaderElement(attributes: Record<string, string>): boolean {
  return replyHeaderClasses.test(attributes['class'] ?? '')
}
