// What does not leave the server, and that it comes back where it was.
import { expect, it } from 'vitest'
import { createMasks } from './masks.ts'

const secrets = [
  ['Charge 4111 1111 1111 1111 for it', '4111 1111 1111 1111', 'card'],
  ['card 5500-0000-0000-0004.', '5500-0000-0000-0004', 'card'],
  ['Amex 340000000000009', '340000000000009', 'card'],
  ['IBAN: DE89 3704 0044 0532 0130 00 bis Freitag', 'DE89 3704 0044 0532 0130 00', 'account'],
  ['Pay GB29 NWBK 6016 1331 9268 19 ON MONDAY', 'GB29 NWBK 6016 1331 9268 19', 'account'],
  ['to FR1420041010050500013M02606, please', 'FR1420041010050500013M02606', 'account'],
  ['Account number: 12345678', '12345678', 'account'],
  ['Kontonummer 1234 567 890', '1234 567 890', 'account'],
  ['numéro de compte 00123456789', '00123456789', 'account'],
  ['The password is s3cret!Horse', 's3cret!Horse', 'password'],
  ['Passwort: geheim-99', 'geheim-99', 'password'],
  ['mot de passe : chat-noir', 'chat-noir', 'password'],
  ['contraseña: gato.rojo', 'gato.rojo', 'password'],
  ['PIN: 4821', '4821', 'password'],
] as const

it.each(secrets)('of “%s” the secret is masked', (text, secret, kind) => {
  const masks = createMasks([text])
  const masked = masks.mask(text)
  expect(masked).toBe(text.replace(secret, `[${kind} 1]`))
  expect(masks.restore({ title: 'x', quotes: [masked] })).toEqual({ title: 'x', quotes: [text] })
})

it.each([
  ['4111 1111 1111 1111 12/27', '4111 1111 1111 1111', 'card'],
  ['4111 1111 1111 1111 123', '4111 1111 1111 1111', 'card'],
  ['Order 12 5500-0000-0000-0004', '5500-0000-0000-0004', 'card'],
  ['Amex 3400 000000 00009 1234', '3400 000000 00009', 'card'],
  ['4111\u00a01111\u00a01111\u00a01111', '4111\u00a01111\u00a01111\u00a01111', 'card'],
  ['4111.1111.1111.1111', '4111.1111.1111.1111', 'card'],
  ['password=s3cret!Horse', 's3cret!Horse', 'password'],
  ['4111  1111  1111  1111', '4111  1111  1111  1111', 'card'],
  ['4111\n1111\n1111\n1111', '4111\n1111\n1111\n1111', 'card'],
  ['PIN: 4111 1111 1111 1111', '4111 1111 1111 1111', 'card'],
  ['iban de89 3704 0044 0532 0130 00 bis freitag', 'de89 3704 0044 0532 0130 00', 'account'],
  [
    'DE89\u00a03704\u00a00044\u00a00532\u00a00130\u00a000',
    'DE89\u00a03704\u00a00044\u00a00532\u00a00130\u00a000',
    'account',
  ],
  ['Password:\ns3cret!Horse', 's3cret!Horse', 'password'],
  ['Passwort lautet geheim-99', 'geheim-99', 'password'],
  ['pw: chat-noir', 'chat-noir', 'password'],
] as const)('threat 23: in “%s” the secret is masked among its neighbours', (text, secret, kind) => {
  const masks = createMasks([text])
  expect(masks.mask(text)).toBe(text.replace(secret, `[${kind} 1]`))
  expect(masks.restore(masks.mask(text))).toBe(text)
})

it.each([
  'Ring +44 20 7946 0958 before 10 December 2026',
  'Order 4111 1111 1111 1112 came',
  'Invoice 2026-000123 of 1,204.50, due 2026-12-04',
  'The password policy is due on Friday',
  'We need to account for 12 people',
  'Please reset your password by Monday',
  'Tracking 1Z999AA10123456784',
  'KW48 ist die Abgabe fertig und dann geht es weiter',
])('“%s” stays as it is', (text) => {
  expect(createMasks([text]).mask(text)).toBe(text)
})

it('one secret has one mark, and a text that holds such a mark already is not mixed up with it', () => {
  const texts = ['Not [card 1], but 4111111111111111', 'Again: 4111111111111111']
  const masks = createMasks(texts)
  expect(texts.map(masks.mask)).toEqual(['Not [card 1], but [card 2]', 'Again: [card 2]'])
  expect(masks.restore(['[card 1] [card 2] [card 3]'])).toEqual(['[card 1] 4111111111111111 [card 3]'])
})
