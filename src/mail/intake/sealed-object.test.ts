// The seal of stored mails: what a disk does to them is turned back, or noticed.
import { expect, it } from 'vitest'
import { DamagedObject, openSealed, sealOf } from './sealed-object.ts'

const raw = Buffer.from('From: ann@example.com\r\nSubject: Parcels\r\n\r\nPlease send the parcel.\r\n')
const envelope = {
  ...{ mailFrom: 'ann@example.com', rcptTo: ['tula@example.org'], helo: 'mx.example.com', peer: '192.0.2.1' },
  ...{ tls: true, receivedAt: '2026-11-16T09:00:00.000Z', local: false, relay: null },
}
const entry = { traceId: 'b7a6', source: 'smtp', envelope }
const sealed = Buffer.concat([raw, sealOf(raw, entry)])

function isRefused(bytes: Buffer): boolean {
  try {
    openSealed('one.eml', bytes)
    return false
  } catch (error) {
    return error instanceof DamagedObject
  }
}

it('threat 17: each bit of a stored mail that a disk turns is turned back', () => {
  const wrong: number[] = []
  for (let bit = 0; bit < sealed.length * 8; bit += 1) {
    const bytes = Buffer.from(sealed)
    bytes.writeUInt8((bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7)), bit >> 3)
    const opened = openSealed('one.eml', bytes)
    if (!opened.isMended || !opened.raw.equals(raw) || opened.entry?.traceId !== 'b7a6') wrong.push(bit)
  }
  expect(wrong).toEqual([])
  expect(openSealed('one.eml', sealed)).toEqual({ raw, entry, isMended: false })
})

it('threat 17: two bytes that are not what was stored are noticed at every place, and so is an end that is missing', () => {
  const unnoticed: number[] = []
  const open = (bytes: Buffer) => openSealed('one.eml', bytes)
  for (let at = 0; at < sealed.length - 1; at += 1) {
    const bytes = Buffer.from(sealed)
    bytes.writeUInt16LE(bytes.readUInt16LE(at) ^ 0x2424, at)
    if (!isRefused(bytes)) unnoticed.push(at)
  }
  expect(unnoticed).toEqual([])
  expect(() => open(sealed.subarray(0, -3))).toThrow('the stored mail one.eml is damaged')
})

it('what an earlier version stored has no seal and is read as it is', () => {
  expect(openSealed('one.eml', raw)).toEqual({ raw, entry: null, isMended: false })
})
