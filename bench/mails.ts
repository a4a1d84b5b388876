// Mails to measure with: new ones and replies, short and of 10 kB, all different, all of example.com.

export interface BenchMail {
  from: string
  messageId: string
  subject: string
  raw: Buffer
}

export const DOMAIN = 'mailcrew.localhost'
/** None sends so many mails that the flood rule meets them (agents.md 1.4). */
const SENDERS = 400
const verbs = ['send', 'review', 'book', 'print', 'update', 'order', 'check', 'call', 'prepare', 'translate']
const things = [
  'the contract',
  'the slides',
  'a room',
  'the badges',
  'the price list',
  'two monitors',
  'the invoice',
]
const days = ['by Friday', 'by Monday', 'by 12 March', 'until the end of the month', 'this week', '']

const pick = (list: readonly string[], number: number) => list[number % list.length] ?? ''

/** A request with two tasks for two people; every second one has the length of an ordinary mail with its history. */
export function newMail(number: number): BenchMail {
  const asks = [
    `Ben, please ${pick(verbs, number)} ${pick(things, number)} ${pick(days, number)}.`,
    `Carla, could you ${pick(verbs, number + 3)} ${pick(things, number + 2)} ${pick(days, number + 1)}?`,
  ]
  return mailOf(number, `mail-${number}`, `Errands of week ${number}`, asks, [])
}

/** Answers the new mail of that number. */
export function replyMail(number: number): BenchMail {
  const asks = [
    number % 2 ? '1 is done.' : 'The second one is done.',
    `Please also ${pick(verbs, number)} the badge ${number}.`,
  ]
  return mailOf(number, `reply-${number}`, `Re: Errands of week ${number}`, asks, [
    `mail-${number}@example.com`,
  ])
}

function mailOf(
  number: number,
  id: string,
  subject: string,
  asks: string[],
  references: string[],
): BenchMail {
  const from = `sender${number % SENDERS}@example.com`
  const prose = Array.from({ length: number % 2 ? 6 : 30 }, (_, line) => remark(number * 31 + line))
  const history =
    number % 2 ? [] : ['', 'On Mon, 2 Mar 2026 at 10:00, Ben wrote:', ...prose.map((line) => `> ${line}`)]
  const lines = [
    `Received: from mx.example.com by mx.example.org; Tue, 10 Mar 2026 09:00:${String(number % 60).padStart(2, '0')} +0000`,
    `From: Sender ${number % SENDERS} <${from}>`,
    `To: tula@${DOMAIN}, Ben Abel <ben@example.com>, Carla Diaz <carla@example.com>`,
    `Subject: ${subject}`,
    `Message-ID: <${id}@example.com>`,
    ...(references[0] ? [`In-Reply-To: <${references[0]}>`, `References: <${references[0]}>`] : []),
    `Date: Tue, 10 Mar 2026 09:00:00 +0000`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Hello,',
    '',
    ...prose.slice(0, 4),
    ...asks,
    ...prose.slice(4),
    '',
    `Best regards, Sender ${number % SENDERS}`,
    ...history,
    '',
  ]
  return { from, messageId: `${id}@example.com`, subject, raw: Buffer.from(lines.join('\r\n')) }
}

function remark(seed: number): string {
  return `The meeting about ${pick(things, seed)} went on until ${8 + (seed % 9)} and we spoke of number ${seed} for a long time, as everybody knows the numbers of last year by now.`
}
