// Tells which last lines of a mail are signature or footer, where no "-- " says so.

import { describe, expect, it } from 'vitest'
import { newestText } from './newest-text.ts'

const own = 'Yes, that works for me.\nSee you then.'
const sender = { senderName: 'Ann Smith ann.smith@example.com' }

describe('a signature without a delimiter', () => {
  it.each([
    ['a company that ends in a full stop', 'Ann Smith\nHead of Procurement\nExample Ltd.\n+44 20 7946 0018'],
    ['bars', 'Ann Smith | Head of Procurement | Example Ltd.\n+44 20 7946 0018 | ann.smith@example.com'],
    [
      'a registered office',
      'Kind regards,\nAnn Smith\nExample Ltd\nRegistered in England and Wales No. 01234567. Registered office: 1 Example Street, London.',
    ],
    ['Portuguese', 'Atenciosamente,\n\nAnn Smith\nGerente de Compras\nExemplo Ltda.\n(11) 1234-5678'],
    ['French', 'Bonne journée,\n\nAnn Smith\nChargée de projet\n06 12 34 56 78'],
    ['a sign-off with the name on its line', 'Regards, Ann Smith\nHead of Sales\nann.smith@example.com'],
    [
      'a picture',
      'Ann Smith\nHead of Sales\n[image: Example Ltd]\n+44 20 7946 0018\n<https://www.example.com>',
    ],
  ])('%s', (_name, signature) => {
    const newest = newestText(`${own}\n\n${signature}\n`, sender)
    expect(newest.text).toBe(own)
    expect(newest.signature).not.toBe('')
  })

  it('names, addresses and lists that belong to the text stay', () => {
    for (const text of [
      'Please ship to:\n\nJoe Brown\n12 Example Road\nSpringfield',
      'Agenda for Monday:\n\nBudget\nHiring\nOffice move',
      'Please send it.\n\nThanks, Ann',
      'Please call the plumber.\n\nHe can be reached at +44 20 7946 0018\nbefore noon, his name is Joe.',
    ]) {
      expect(newestText(text, sender).text).toBe(text)
    }
  })
})

describe('what programs and companies add', () => {
  it.each([
    ['Sent wirelessly from my BlackBerry'],
    ['<https://www.example.com/sig-email>\nVirus-free. www.example.com'],
    ['—\nReply to this email directly or view it on GitHub.'],
    [
      '-=-=-=-=-=-=-=-=-=-=-=-\nLinks: You receive all messages sent to this group.\nUnsubscribe: https://example.com/unsub\n-=-=-=-=-=-=-=-=-=-=-=-',
    ],
    [
      'This message is confidential and meant for the person named.\n\nIf you have received it in error, please delete it and tell the sender.',
    ],
    [
      'Any views or opinions in this text are solely those of its author and not necessarily those of the firm.',
    ],
    ['Bitte prüfen Sie der Umwelt zuliebe, ob der Ausdruck dieser Mail erforderlich ist.'],
  ])('%s', (footer) => {
    expect(newestText(`${own}\n\n${footer}\n`).text).toBe(own)
  })

  it.each([
    ['Achtung: Diese E-Mail stammt von einem externen Absender.'],
    ['[EXTERNAL EMAIL] Do not open attachments from unknown senders.'],
  ])('a gateway: %s', (banner) => {
    expect(newestText(`${banner}\n\n${own}\n`).text).toBe(own)
  })

  it('marks of pictures that stand alone', () => {
    for (const mark of [
      '[image: logo.png]',
      '[cid:image001.png@01D1.67]',
      '[Inline image 1]',
      '<image001.png>',
      '\ufffc',
    ])
      expect({ mark, text: newestText(`Here it is:\n\n${mark}\n\nSee you`).text }).toEqual({
        mark,
        text: 'Here it is:\n\nSee you',
      })
    for (const text of ['See [image: the logo] above', '[image]', '<images>'])
      expect(newestText(text).text).toBe(text)
  })
})
