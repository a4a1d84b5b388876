// Texts that lie inside a part are read where they can be; what stays shut is named.
import { describe, expect, it } from 'vitest'
import { encryptedBytes, mailOf, type Part, signedInside, winmail } from '../../test/sealed-mails.ts'
import { parseMail } from './parse.ts'

const ASKS = 'Please order the crates by Friday.'
const mime = `Content-Type: text/plain; charset=utf-8\r\n\r\n${ASKS}\r\n`
const blank: Part = { type: 'text/plain', content: '\r\n' }
const outlook = (content: Buffer, type = 'application/ms-tnef; name="winmail.dat"'): Part => ({
  type,
  content,
})
const read = (parts: Part[], multipart?: string) =>
  parseMail(mailOf(['From: jo@example.com', 'Subject: Crates'], parts, multipart))

const fromHtml = [
  '{\\rtf1\\ansi\\ansicpg1252\\fromhtml1 \\deff0{\\fonttbl{\\f0 Arial;}}',
  "{\\*\\htmltag64 <p>}\\htmlrtf {\\htmlrtf0 Bitte die K\\'fcche \\u8211? streichen.",
  '{\\*\\htmltag72 </p>}\\htmlrtf\\par}\\htmlrtf0}',
].join('\r\n')

const opened: [name: string, parts: Part[], text: string][] = [
  [
    'a signed mail',
    [{ type: 'application/pkcs7-mime; smime-type=signed-data', content: signedInside(mime) }],
    ASKS,
  ],
  [
    'a signed mail in pieces',
    [{ type: 'application/x-pkcs7-mime', content: signedInside(mime, true) }],
    ASKS,
  ],
  [
    'a signed mail by its name alone',
    [{ type: 'application/octet-stream; name="smime.p7m"', content: signedInside(mime) }],
    ASKS,
  ],
  [
    'a mail that is signed twice',
    [
      {
        type: 'application/pkcs7-mime',
        content: signedInside(
          `Content-Type: application/pkcs7-mime\r\nContent-Transfer-Encoding: base64\r\n\r\n${signedInside(mime).toString('base64')}\r\n`,
        ),
      },
    ],
    ASKS,
  ],
  ['a text in winmail.dat', [blank, outlook(winmail({ text: ASKS }))], ASKS],
  ['HTML in winmail.dat', [blank, outlook(winmail({ html: `<p>${ASKS}</p>` }))], ASKS],
  [
    'RTF in winmail.dat',
    [blank, outlook(winmail({ rtf: `{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}\\pard ${ASKS}\\par}` }))],
    ASKS,
  ],
  [
    'packed RTF in winmail.dat',
    [
      blank,
      outlook(winmail({ rtf: `{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}\\pard ${ASKS}\\par}`, isPacked: true })),
    ],
    ASKS,
  ],
  [
    'HTML within packed RTF in winmail.dat',
    [blank, outlook(winmail({ rtf: fromHtml, isPacked: true }))],
    'Bitte die Küche – streichen.',
  ],
  [
    'winmail.dat by its name alone',
    [blank, outlook(winmail({ text: ASKS }), 'application/octet-stream; name="winmail.dat"')],
    ASKS,
  ],
  ['winmail.dat without a part beside it', [outlook(winmail({ text: ASKS }))], ASKS],
  [
    'a text beside winmail.dat once',
    [{ type: 'text/plain', content: ASKS }, outlook(winmail({ text: ASKS }))],
    ASKS,
  ],
]

const armour =
  '-----BEGIN PGP MESSAGE-----\r\n\r\nhQEMA0xT1p3sYxZ9AQf/ZZq2u8m3\r\n=Ab3d\r\n-----END PGP MESSAGE-----\r\n'
const shut: [name: string, parts: Part[], multipart?: string][] = [
  ['S/MIME', [{ type: 'application/pkcs7-mime; smime-type=enveloped-data', content: encryptedBytes() }]],
  [
    'S/MIME by its name alone',
    [{ type: 'application/octet-stream; name="smime.p7m"', content: encryptedBytes() }],
  ],
  ['armour in the text', [{ type: 'text/plain', content: armour }]],
  ['armour in HTML', [{ type: 'text/html', content: `<pre>${armour}</pre>` }]],
  ['armour that is cut off', [{ type: 'text/plain', content: armour.slice(0, 60) }]],
  [
    'PGP/MIME',
    [
      { type: 'application/pgp-encrypted', content: 'Version: 1' },
      { type: 'application/octet-stream; name="encrypted.asc"', content: armour },
    ],
    'multipart/encrypted',
  ],
  [
    'PGP/MIME that Exchange took apart',
    [
      blank,
      { type: 'application/pgp-encrypted; name="PGPMIME version identification"', content: 'Version: 1' },
      { type: 'application/octet-stream; name="encrypted.asc"', content: armour },
    ],
  ],
  ['a file of armour', [blank, { type: 'application/octet-stream; name="message.pgp"', content: armour }]],
  [
    'rights management',
    [blank, { type: 'application/x-microsoft-rpmsg-message; name="message.rpmsg"', content: 'v' }],
  ],
  [
    'an encrypted mail within a signed one',
    [
      {
        type: 'application/pkcs7-mime',
        content: signedInside(
          `Content-Type: application/pkcs7-mime\r\nContent-Transfer-Encoding: base64\r\n\r\n${encryptedBytes().toString('base64')}\r\n`,
        ),
      },
    ],
  ],
]

describe('wrapped mails', () => {
  it.each(opened)('%s is read', async (_, parts, text) => {
    const mail = await read(parts)
    expect([mail.newest.text, mail.notes.filter((note) => note !== 'html-only')]).toEqual([text, []])
  })

  it('files within winmail.dat and within a signed mail are files of the mail', async () => {
    const files = [{ name: 'crates.csv', content: 'a;b' }]
    const inside = await read([blank, outlook(winmail({ text: ASKS, files }))])
    expect(inside.attachments).toMatchObject([{ filename: 'crates.csv', size: 3 }])
    const mixed = mailOf(
      [],
      [
        { type: 'text/plain', content: ASKS },
        { type: 'text/csv; name="crates.csv"', content: 'a;b' },
      ],
    )
    const signed = await read([
      { type: 'application/pkcs7-mime', content: signedInside(mixed.toString('latin1')) },
    ])
    expect(signed.attachments).toMatchObject([{ filename: 'crates.csv', size: 3 }])
    expect(signed.newest.text).toBe(ASKS)
  })

  it.each(shut)('%s is known as encrypted, and no word of it is read', async (_, parts, multipart) => {
    const mail = await read(parts, multipart)
    expect(mail.newest.text).toBe('')
    expect(mail.notes).toContain('encrypted')
    expect(mail.attachments.filter(({ inline }) => !inline).map(({ filename }) => filename)).not.toContain(
      'smime.p7m',
    )
  })

  it('words beside armour are read', async () => {
    const mail = await read([{ type: 'text/plain', content: `${ASKS}\r\n\r\n${armour}` }])
    expect(mail.newest.text).toBe(ASKS)
    expect(mail.notes).toContain('encrypted')
  })

  it('a winmail.dat that says nothing, or is cut off, is named', async () => {
    for (const content of [winmail({}), winmail({ text: ASKS }).subarray(0, 20), Buffer.from('x')])
      expect((await read([blank, outlook(content)])).notes).toContain('winmail-unread')
  })

  it('any bytes in a wrapped part end with an answer', async () => {
    const whole = [signedInside(mime, true), winmail({ text: ASKS, rtf: fromHtml, isPacked: true })]
    for (const bytes of whole) {
      for (let cut = 0; cut < bytes.length; cut += 7) {
        const broken = Buffer.from(bytes)
        broken[cut] = (broken[cut] ?? 0) ^ 0xff
        const parts = [bytes.subarray(0, cut), broken].flatMap((content): Part[] => [
          outlook(content),
          { type: 'application/pkcs7-mime', content },
        ])
        expect((await read(parts)).subject).toBe('Crates')
      }
    }
  })

  it('mails that are attached are read where the mail says nothing else, each of them', async () => {
    const attached = (text: string, type = 'message/rfc822'): Part => ({
      type,
      content: `From: kim@example.com\r\nSubject: Crates\r\nContent-Type: text/plain\r\n\r\n${text}\r\n`,
    })
    const two = await read([blank, attached(ASKS), attached('Please pay the carrier.')])
    expect(two.newest.text).toBe(`${ASKS}\n\nPlease pay the carrier.`)
    const named = await read([blank, attached(ASKS, 'application/octet-stream; name="crates.eml"')])
    expect(named.newest.text).toBe(ASKS)
    for (const words of [
      'See attached.',
      'Hi Tula,\nplease see the attached mail.',
      'Siehe Anhang',
      'FYI',
      'Voir ci-joint',
    ])
      expect((await read([{ type: 'text/plain', content: words }, attached(ASKS)])).newest.text).toContain(
        ASKS,
      )
    const own = await read([{ type: 'text/plain', content: 'Please file this.' }, attached(ASKS)])
    expect(own.newest.text).toBe('Please file this.')
  })
})
