// The mails that a mail quotes, told apart with their authors.
import { expect, it } from 'vitest'
import { earlierMails } from './history.ts'

it('quotes within quotes are mails of their own, the latest first', () => {
  const quoted = [
    'On Tue, 17 Nov 2026 at 09:00, Ben Otto <ben@example.com> wrote:',
    '> We take the red one.',
    '>',
    '> On Mon, 16 Nov 2026 at 10:00, Amara Okafor <amara@example.com> wrote:',
    '>> Which tent do we take?',
    '>> The fair is on Friday.',
  ].join('\n')
  expect(earlierMails(quoted)).toEqual([
    {
      from: { name: 'Ben Otto', address: 'ben@example.com' },
      date: 'Tue, 17 Nov 2026 at 09:00',
      text: 'We take the red one.',
    },
    {
      from: { name: 'Amara Okafor', address: 'amara@example.com' },
      date: 'Mon, 16 Nov 2026 at 10:00',
      text: 'Which tent do we take?\nThe fair is on Friday.',
    },
  ])
})

it('headers as Outlook and German programs write them name their authors', () => {
  const outlook = [
    '-----Original Message-----',
    'From: Ben Otto <ben@example.com>',
    'Sent: Tuesday, November 17, 2026 9:00 AM',
    'To: Amara Okafor',
    'Subject: Tents',
    '',
    'We take the red one.',
  ].join('\n')
  expect(earlierMails(outlook)).toMatchObject([
    { from: { name: 'Ben Otto', address: 'ben@example.com' }, text: 'We take the red one.' },
  ])
  const german = 'Am 16.11.2026 um 10:00 schrieb Ben Otto <ben@example.com>:\n> Wir nehmen das rote Zelt.'
  expect(earlierMails(german)).toMatchObject([
    { from: { name: 'Ben Otto', address: 'ben@example.com' }, text: 'Wir nehmen das rote Zelt.' },
  ])
})

it.each([
  'El mar, 17 nov 2026 a las 9:00, Ana Ruiz escribió:',
  'Il giorno mar 17 nov 2026, Ana Ruiz ha scritto:',
  'Em ter., 17 de nov. de 2026, Ana Ruiz escreveu:',
])('%s names its author without the verb', (header) => {
  expect(earlierMails(`${header}\n> La llave está en la caja.`)).toMatchObject([
    { from: { name: 'Ana Ruiz', address: null }, text: 'La llave está en la caja.' },
  ])
})

it('a quote that nobody claims is read as nobody\u2019s, and nothing gives nothing', () => {
  expect(earlierMails('> We take the red one.')).toMatchObject([{ from: { name: null, address: null } }])
  expect(earlierMails(' \n')).toEqual([])
})
