// The lines of a text with what stands in front of them: indent, bullet, box or number.

export interface Line {
  /** Without white space at its end. */
  text: string
  start: number
  end: number
  blank: boolean
  /** In columns; a tab counts as four. */
  indent: number
  /** Length of the bullet, number or box with the white space around it; 0 without one. */
  marker: number
  checked: boolean | null
  number: number | null
  /** Nothing but a drawn line. */
  rule: boolean
  /** Of a pasted chat: who said it, and the length of "[16.11.26, 09:12] Jonas: " before their words. */
  said: { by: string; length: number } | null
}

const BULLET =
  /^(?:[-*+•◦▪‣·–—►➢➤▶→»✓✔✅☑✗☐□■●○◆o](?=\s)|[•◦▪‣►➢➤▶✓✔✅☑☐□■●○◆✗](?=\S)|[(]?\d{1,3}[.)](?=\s|\p{L})|[(]?\d{1,2}(?:\.\d{1,2}){1,3}[.)]?(?=\s)|[(]?[a-zA-Z][.)](?=\s)|[(](?:[ivx]{1,4}|\d{1,3})[)](?=\s)|(?:[ivx]{1,4})[.)](?=\s)|\d️?⃣|#\d{1,3}(?=[\s:.)]))/u
const BOX = /^(?:\[[ xX✓✔]?\]|[(][ xX]?[)](?=\s))\s*/u
const DONE = /[xX✓✔✅☑]/u
/** "[16.11.26, 09:12] Jonas: …", "16/11/2026, 09:12 - Jonas: …" */
const SAID =
  /^(?:\[[\d./:, -]{4,24}(?:\s?[ap]m)?\]|\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]m)? ?[-–]) {1,3}~? ?(\p{Lu}[^:\n]{0,40}):\s{1,4}(?=\S)/iu
const RULE = /^[\s\-_=*~#.—–+|]{3,}$/

export function linesOf(text: string): Line[] {
  const lines: Line[] = []
  for (let start = 0; start <= text.length; ) {
    const at = text.indexOf('\n', start)
    const stop = at === -1 ? text.length : at
    lines.push(lineOf(text.slice(start, stop), start))
    start = stop + 1
  }
  return lines
}

function lineOf(raw: string, start: number): Line {
  const text = raw.trimEnd()
  const lead = text.length - text.trimStart().length
  const head = text.slice(lead, lead + 24)
  const blanks = text.slice(0, Math.min(lead, 40))
  const indent = blanks.length + 3 * (blanks.split('\t').length - 1)
  const common = { text, start, end: start + text.length, blank: text === '', indent, rule: RULE.test(text) }
  if (common.blank || common.rule) return { ...common, marker: 0, checked: null, number: null, said: null }
  const speech = SAID.exec(text.slice(lead, lead + 120))
  const said = speech ? { by: (speech[1] ?? '').trim(), length: lead + speech[0].length } : null
  if (said) return { ...common, marker: 0, checked: null, number: null, said }
  const bullet = BULLET.exec(head)?.[0] ?? ''
  const afterBullet = head.slice(bullet.length).replace(/^\s+/, '')
  const box = BOX.exec(bullet === '' ? head : afterBullet)?.[0] ?? ''
  const length = bullet.length + box.length
  const rest = text.slice(lead + (box === '' ? bullet.length : head.indexOf(box, bullet.length) + box.length))
  const marker = length === 0 || rest.trim() === '' ? 0 : text.length - rest.trimStart().length
  const sign = box || (/^[✓✔✅☑☐□✗]/u.test(bullet) ? bullet : '')
  const number = /\d{1,3}/.exec(bullet)?.[0]
  return {
    ...common,
    marker,
    checked: marker === 0 || sign === '' ? null : DONE.test(sign),
    number: marker === 0 || number === undefined ? null : Number(number),
    said: null,
  }
}
