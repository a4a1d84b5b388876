// Mails whose parts are the difficulty: wrapped, encrypted, attached, in two charsets, or without words.
import { encryptedBytes, mailOf, type Part, signedInside, winmail } from './sealed-mails.ts'
import type { WildMail } from './wild-mails.ts'

const tula = 'tula@mailcrew.localhost'

/** From, To, Subject and the day on which all of them are sent. */
export const headOf = (subject: string): string[] => [
  'From: Priya Raman <priya@example.com>',
  `To: ${tula}`,
  `Subject: ${subject}`,
  `Message-ID: <${subject.replace(/[^\w]+/g, '-')}@example.com>`,
  'Date: Mon, 16 Nov 2026 09:00:00 +0000',
]

const ofParts = (wild: Omit<WildMail, 'body'>, parts: Part[], multipart?: string): WildMail => ({
  ...wild,
  body: mailOf(headOf(wild.subject), parts, multipart),
})

const plain = (content: string): Part => ({ type: 'text/plain; charset=utf-8', content })
const mime = (text: string) => `Content-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`

const ics = (...lines: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    'SUMMARY:Fire drill',
    'DTSTART:20261208T140000Z',
    'DTEND:20261208T150000Z',
    'LOCATION:Yard',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')

const attached: Part = {
  type: 'message/rfc822',
  content: `From: rolf@example.com\r\nSubject: Projector\r\n${mime('Please return the projector to room 3 by Thursday.')}`,
}

const armour = [
  '-----BEGIN PGP MESSAGE-----',
  '',
  'wV4DR2b2udXyHrYSAQdAVhj3JqU0nF0m3Qm3mYb1Yb1mYcall5b3Uu6YpleaseQw',
  '=njUN',
  '-----END PGP MESSAGE-----',
].join('\n')

const signedText = [
  '-----BEGIN PGP SIGNED MESSAGE-----',
  'Hash: SHA512',
  '',
  'Please oil the hinges by Friday.',
  '-----BEGIN PGP SIGNATURE-----',
  '',
  'iHUEARYKAB0WIQTpleaseZcall2b2udXyHrY',
  '=Xk2d',
  '-----END PGP SIGNATURE-----',
].join('\n')

const sealed: WildMail[] = [
  ofParts({ kind: 'an encrypted PGP text', subject: 'Sealed 1', says: 'encrypted' }, [plain(armour)]),
  ofParts({ kind: 'an encrypted S/MIME mail', subject: 'Sealed 2', says: 'encrypted' }, [
    { type: 'application/pkcs7-mime; smime-type=enveloped-data', content: encryptedBytes() },
  ]),
  ofParts(
    {
      kind: 'a text that PGP signs in the clear',
      subject: 'Signed 1',
      tasks: [[/oil the hinges/i, '2026-11-20']],
      never: /iHUE|hash/i,
    },
    [plain(signedText)],
  ),
  ofParts(
    { kind: 'a signed S/MIME mail', subject: 'Signed 2', tasks: [[/paint the fence/i, '2026-11-20']] },
    [
      {
        type: 'application/pkcs7-mime; smime-type=signed-data',
        content: signedInside(mime('Please paint the fence by Friday.')),
      },
    ],
  ),
  ofParts(
    {
      kind: 'a PGP signature beside the text',
      subject: 'Signed 3',
      tasks: [[/sweep the yard/i, '2026-11-20']],
    },
    [
      plain('Please sweep the yard by Friday.'),
      {
        type: 'application/pgp-signature; name="signature.asc"',
        content: '-----BEGIN PGP SIGNATURE-----\n\niHUE\n-----END PGP SIGNATURE-----\n',
      },
    ],
    'multipart/signed; protocol="application/pgp-signature"',
  ),
  ofParts({ kind: 'winmail.dat', subject: 'Out of Outlook', tasks: [[/count the crates/i, '2026-11-20']] }, [
    plain(''),
    {
      type: 'application/ms-tnef; name="winmail.dat"',
      content: winmail({ html: '<p>Please count the crates by Friday.</p>' }),
    },
  ]),
]

const inside: WildMail[] = [
  ofParts(
    {
      kind: 'a mail forwarded as an attachment, without a word',
      subject: 'Fwd: Projector A',
      tasks: [[/return the projector/i, '2026-11-19']],
    },
    [plain(''), attached],
  ),
  ofParts(
    {
      kind: 'a mail forwarded as an attachment, with a pointer to it',
      subject: 'Projector B',
      tasks: [[/return the projector/i, '2026-11-19']],
    },
    [plain('Hi Tula, see the attached mail.'), attached],
  ),
  ofParts(
    {
      kind: 'a mail beside words that ask for something else',
      subject: 'Projector C',
      tasks: [[/order a new bulb/i]],
      never: /attached/i,
    },
    [plain('Please order a new bulb. The attached mail is for the records only.'), attached],
  ),
  ofParts({ kind: 'a picture alone', subject: 'Whiteboard', says: 'a picture, which I cannot read' }, [
    plain(''),
    { type: 'image/png; name="board.png"', content: Buffer.alloc(30_000, 1) },
  ]),
  ofParts(
    { kind: 'an invitation with a text', subject: 'Fire drill', tasks: [[/floor plan/i]] },
    [
      plain('Please bring the floor plan to the drill.'),
      { type: 'text/calendar; charset=utf-8; method=REQUEST', content: ics() },
    ],
    'multipart/alternative',
  ),
  ofParts(
    {
      kind: 'an invitation without a text',
      subject: 'Fire drill again',
      suggested: [/Fire drill/],
      says: 'An invitation: Fire drill, Tue 8 Dec',
    },
    [plain(''), { type: 'text/calendar; charset=utf-8; method=REQUEST', content: ics() }],
  ),
  ofParts(
    { kind: 'two texts in two charsets', subject: 'Two charsets', tasks: [[/Stückliste/], [/Küche/]] },
    [
      plain('Bitte schicke die Stückliste.'),
      { type: 'text/plain; charset=iso-8859-1', content: Buffer.from('Bitte streiche die Küche.', 'latin1') },
    ],
  ),
  ofParts(
    {
      kind: 'a text that was wrapped to be joined again',
      subject: 'Flowed',
      tasks: [[/barrels .* harbour office/i, '2026-11-20']],
      never: /^before/i,
    },
    [
      {
        type: 'text/plain; charset=utf-8; format=flowed',
        content:
          'Please have the barrels moved from the old warehouse to the new \r\nharbour office by Friday, before the surveyor comes.\r\n',
      },
    ],
  ),
]

export const wildParts: readonly WildMail[] = [...sealed, ...inside]
