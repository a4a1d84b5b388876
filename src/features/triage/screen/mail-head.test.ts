// The place that stands in a mail's postmark.
import { expect, it } from 'vitest'
import { placeOf } from './mail-head.tsx'

it('is the word of the domain that names the sender’s house', () => {
  const addresses = ['a@northwind.example.com', 'a@mail.acme.com', 'a@northwind.co.uk', 'a@gmail.com']
  expect(addresses.map(placeOf)).toEqual(['northwind', 'acme', 'northwind', 'gmail'])
})

it('is plain where there is no domain', () => {
  expect(['', 'nobody', 'root@localhost'].map(placeOf)).toEqual(['Mail', 'Mail', 'Mail'])
})
