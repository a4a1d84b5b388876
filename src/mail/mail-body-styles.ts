// The inline styles that a mail's body keeps: words and tables look as meant, nothing loads, covers or escapes.

const color = [/^#[0-9a-f]{3,8}$/i, /^[a-z]{3,30}$/i, /^(?:rgb|hsl)a?\([\d\s.,%/]{1,40}\)$/i]
const length = String.raw`(?:0|\d{1,4}(?:\.\d{1,4})?(?:px|pt|em|rem|ex|ch|%)|auto)`
const oneLength = [new RegExp(`^${length}$`, 'i')]
const lengths = [new RegExp(`^${length}(?:\\s+${length}){0,3}$`, 'i')]
/** At most 99 of anything, so that no letter covers the page. */
const fontSize = [
  /^\d{1,2}(?:\.\d{1,4})?(?:px|pt)$/i,
  /^\d(?:\.\d{1,4})?r?em$/i,
  /^\d{1,3}%$/,
  /^[a-z-]{1,10}$/i,
]
/** Words, measures and hex colours; without parentheses there is no url(). */
const border = [/^[\w#.\s%-]{1,60}$/]
const word = [/^[a-z-]{1,24}$/i]

/** By property, the values that are kept (sanitize-html, allowedStyles). */
export const bodyStyles: Record<string, RegExp[]> = {
  color,
  'background-color': color,
  background: color,
  'font-size': fontSize,
  'font-weight': [/^(?:\d{3}|[a-z]{3,8})$/i],
  'font-style': word,
  'font-family': [/^[\w\s,'"-]{1,200}$/],
  'line-height': [/^\d{1,3}(?:\.\d{1,4})?(?:px|pt|em|%)?$/i, /^normal$/i],
  'letter-spacing': oneLength,
  'text-align': word,
  'text-decoration': [/^[a-z\s-]{1,40}$/i],
  'text-transform': word,
  'vertical-align': word,
  'white-space': word,
  'list-style-type': word,
  direction: word,
  width: oneLength,
  'max-width': oneLength,
  'min-width': oneLength,
  height: oneLength,
  padding: lengths,
  'padding-top': oneLength,
  'padding-right': oneLength,
  'padding-bottom': oneLength,
  'padding-left': oneLength,
  margin: lengths,
  'margin-top': oneLength,
  'margin-right': oneLength,
  'margin-bottom': oneLength,
  'margin-left': oneLength,
  border,
  'border-top': border,
  'border-right': border,
  'border-bottom': border,
  'border-left': border,
  'border-width': border,
  'border-style': border,
  'border-color': border,
  'border-radius': lengths,
  'border-collapse': word,
  'border-spacing': lengths,
  /** What the sender hid stays hidden: the agents do not read it either (threat 6). */
  display: [/^none$/i],
  visibility: [/^hidden$/i],
}
