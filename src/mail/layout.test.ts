// The receipt as people and mail programs read it: its words, its links, and nothing from outside.

import { readFileSync } from 'node:fs'
import { convert } from 'html-to-text'
import { describe, expect, it } from 'vitest'
import { crewStyles } from '../crew/colours.ts'
import { agentTypes } from '../crew/crew.ts'
import { layoutMail } from './layout.ts'
import { type ReceiptContent, receiptLayout } from './layout-receipt.ts'
import { headStyle, nightHues } from './layout-tokens.ts'

const receipt: ReceiptContent = {
  agent: { name: 'Tula', hueHex: '#3967c1' },
  mail: { subject: 'Spring launch', date: 'Tue 10 Mar, 09:12' },
  headline: '2 tasks, 1 question for you.',
  readBy: 'Read by rules in 0.4 s',
  items: [
    {
      number: 1,
      title: 'Send the deck',
      meta: ['Amara Okafor', 'due Thu 12 Mar', 'high'],
      url: 'https://crew.example/tasks/1',
      note: 'please send the deck by Thursday',
    },
    { number: 2, title: 'Confirm the caterer', meta: [], url: 'https://crew.example/tasks/2' },
  ],
  suggestions: [
    {
      number: null,
      title: 'Book the photographer',
      meta: [],
      url: 'https://crew.example/s/1',
      note: 'maybe the same one?',
    },
  ],
  changed: [{ number: 7, title: 'Write the press note', what: 'due date is now Mon 16 Mar' }],
  notUnderstood: ['#dew 2 Friday'],
  notes: ['One attachment is encrypted and was not read.'],
  help: ['#due 2 Friday', '#undo'],
  projectUrl: 'https://crew.example/projects/1',
  projectName: 'Spring launch',
  claimUrl: 'https://crew.example/claim/abc',
  quoted: { from: 'Anna', date: 'Tue 10 Mar, 09:12', text: 'Please send the deck.\n#undo' },
  mailHash: 'a4f99c01d2',
}

const said = [
  'Receipt for your mail of Tue 10 Mar, 09:12',
  '2 tasks, 1 question for you.',
  'From \u201cSpring launch\u201d.',
  'Send the deck',
  'Amara Okafor, due Thu 12 Mar, high',
  '\u201cplease send the deck by Thursday\u201d',
  'Confirm the caterer',
  'Changed',
  'Write the press note',
  'due date is now Mon 16 Mar',
  'Should I keep this? Book the photographer: \u201cmaybe the same one?\u201d Reply yes or no.',
  'I did not understand:',
  'One attachment is encrypted and was not read.',
  'Something wrong? Reply in plain words, or with a command on its own line:',
  'Sent by Tula. Read by rules in 0.4 s.',
]

const links = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1])

function inOrder(text: string, sentences: readonly string[]): string[] {
  const flat = text.replace(/\s+/g, ' ')
  let from = 0
  return sentences.filter((sentence) => {
    const at = flat.indexOf(sentence, from)
    if (at >= 0) from = at + sentence.length
    return at < 0
  })
}

describe('receiptLayout', () => {
  it('MAIL-31: the receipt says what was understood and done, the same in HTML and in text', () => {
    const { html, text } = receiptLayout(receipt)
    const read = convert(html, {
      wordwrap: false,
      selectors: [{ selector: 'a', options: { ignoreHref: true } }],
    })
    expect(inOrder(read, said)).toEqual([])
    expect(inOrder(text, said)).toEqual([])
  })

  it('every link leads where it says, in both', () => {
    const { html, text } = receiptLayout(receipt)
    const addresses = ['tasks/1', 'tasks/2', 's/1', 'projects/1', 'claim/abc'].map(
      (path) => `https://crew.example/${path}`,
    )
    expect(links(html)).toEqual(addresses)
    expect(inOrder(text, addresses)).toEqual([])
  })

  it('the HTML is ASCII in lines that a mail may have, and reads as it was written', () => {
    const long = 'Gr\u00fc\u00dfe \u{1f680}  \u201cyes\u201d '.repeat(80).trim()
    const quoted = { from: 'Anna', date: 'Tue 10 Mar', text: `${long}\n\u05e9\u05dc\u05d5\u05dd\n\n${long}` }
    const help = Array.from({ length: 6 }, (_, number) => `#assign ${number} ${'x'.repeat(60)}`)
    const { html } = receiptLayout({ ...receipt, notes: [long], notUnderstood: [long, long], help, quoted })
    expect(/^[\n\x20-\x7e]*$/.test(html)).toBe(true)
    expect(html.split('\n').filter((line) => line.length > 998 || /^From | $/.test(line))).toEqual([])
    const read = convert(html, { wordwrap: false })
    const flat = long.replace(/ +/g, ' ')
    for (const part of [
      `${flat}\n`,
      `\u201c${flat}\u201d\n`,
      `> ${flat}\n> \u05e9\u05dc\u05d5\u05dd\n> \n> ${flat}`,
    ])
      expect(read).toContain(part)
  })

  it('threat 7: nothing is loaded from outside', () => {
    const { html } = receiptLayout(receipt)
    expect(/<(?:img|link|script|iframe|object|form)\b|src=|url\(|@import|@font-face/i.test(html)).toBe(false)
  })

  it('threat 8: text of a mail stays text', () => {
    const evil = '"><img src=x onerror=alert(1)>&\'</style>'
    const item = { number: 1, title: evil, meta: [evil], url: 'javascript:alert(1)', note: evil }
    const { html } = receiptLayout({
      ...receipt,
      agent: { name: evil, hueHex: '#fff;background:url(//evil)' },
      mail: { subject: evil, date: evil },
      headline: evil,
      items: [item],
      suggestions: [item],
      changed: [{ number: 1, title: evil, what: evil }],
      notUnderstood: [evil],
      notes: [evil],
      help: [evil],
      projectName: evil,
      projectUrl: 'data:text/html,x',
      quoted: { from: evil, date: evil, text: evil },
    })
    expect(html).not.toContain('<img')
    expect(html).not.toContain('url(')
    expect(html.match(/<\/style>/g)).toHaveLength(1)
    expect(links(html)).toEqual(['https://crew.example/claim/abc'])
  })

  it('no line of the text begins with a command that a reply could carry back', () => {
    for (const width of [0, 20, 40, 56, 60, 62, 64, 66, 68, 70]) {
      const filler = 'x'.repeat(width)
      const notes = [`${filler}.\n#undo takes it back.`]
      const { text } = receiptLayout({ ...receipt, readBy: filler, notes })
      expect(text.split('\n').filter((line) => /^\s*#/.test(line))).toEqual([])
    }
  })

  it('a receipt with nothing in it still says so and how to go on', () => {
    const { html, text } = receiptLayout({
      ...receipt,
      headline: 'Nothing to do in this mail.',
      items: [],
      suggestions: [],
      changed: [],
      notUnderstood: [],
      notes: [],
      help: [],
      projectUrl: null,
      projectName: null,
    })
    expect(text).toContain('Nothing to do in this mail.\nFrom \u201cSpring launch\u201d.')
    expect(text).toContain('Something wrong? Reply in plain words.')
    expect(html.match(/class="perf"/g)).toHaveLength(1)
  })

  it('the sort code comes from the mail: the same mail, the same bars', () => {
    const bars = (mailHash: string) =>
      [...receiptLayout({ ...receipt, mailHash }).html.matchAll(/height:(\d+)px;background:#045b57/g)].map(
        (one) => one[1],
      )
    expect(bars('a')).toHaveLength(32)
    expect(bars('a')).toEqual(bars('a'))
    expect(bars('a')).not.toEqual(bars('b'))
  })

  it('several suggestions are each decided in the app, not by one yes', () => {
    const [one] = receipt.suggestions
    const { text } = receiptLayout({ ...receipt, suggestions: one ? [one, one] : [] })
    expect(text).not.toContain('Reply yes or no')
    expect(text.match(/Should I keep this\?/g)).toHaveLength(2)
  })
})

describe('layoutMail', () => {
  it('has the hues of the screens, by day and by night, and no other', () => {
    const tokens = `${readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8')}${crewStyles()}`
    const names = ['accent', 'danger', ...agentTypes].join('|')
    const pair = new RegExp(`^ {2}--(?:${names}): light-dark\\((#\\w{6}), (#\\w{6})\\);`, 'gm')
    const pairs = [...tokens.matchAll(pair)].map(([, day = '', night = '']) => [day, night])
    expect(pairs).toHaveLength(2 + agentTypes.length)
    expect(nightHues).toEqual(Object.fromEntries(pairs))
    expect(headStyle(['#123456'])).toBe(headStyle(['#045b57']))
  })

  it('serves other mails too, and wraps text at 74 characters but never an address', () => {
    const url = `https://crew.example/confirm/${'x'.repeat(90)}`
    const { html, text } = layoutMail({
      sender: { name: 'Mailcrew', hueHex: '#045b57', line: 'Your account' },
      title: 'Was this you?',
      sections: [
        { kind: 'paragraph', text: 'word '.repeat(60) },
        { kind: 'button', link: { text: 'Yes, it was me', url } },
      ],
      footer: 'Sent because a mail came in from this address.',
    })
    expect(text.split('\n').filter((line) => line.length > 74)).toEqual([url])
    expect(links(html)).toEqual([url])
    expect(html).not.toContain('aria-hidden')
  })
})

it('a guest is told of a board only where there is one', () => {
  const claimIn = (content: ReceiptContent) =>
    /To \w+ .* make this account yours\./.exec(receiptLayout(content).text.replace(/\s+/g, ' '))?.[0]
  expect(claimIn(receipt)).toBe('To see the board and keep it, make this account yours.')
  expect(claimIn({ ...receipt, projectUrl: null, items: [], changed: [] })).toBe(
    'To find your mails and what came of them again, make this account yours.',
  )
})
