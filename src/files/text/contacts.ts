// Reads address cards (VCF), each by itself.
import { readEntries, valueOf } from '../../kit/calendar/entries.ts'
import type { Allowance } from '../allowance.ts'
import { ContentBuilder } from '../content-builder.ts'
import type { Content } from '../document.ts'
import { decodeText } from '../packed/decode.ts'
import { labelled } from './entry-lines.ts'

const SHOWN = new Map([
  ['ORG', 'Organization'],
  ['TITLE', 'Title'],
  ['ROLE', 'Role'],
  ['EMAIL', 'Email'],
  ['TEL', 'Phone'],
  ['ADR', 'Address'],
  ['BDAY', 'Birthday'],
  ['NOTE', 'Note'],
  ['URL', 'Link'],
])

export function readContacts(bytes: Uint8Array, allowance: Allowance): Content {
  const builder = new ContentBuilder('contacts', 'entry', allowance)
  for (const { properties } of readEntries(decodeText(bytes)).entries) {
    const name = valueOf(properties, 'FN') || valueOf(properties, 'N').split(';').filter(Boolean).join(' ')
    builder.begin(name)
    builder.add({ kind: 'heading', level: 1, text: name })
    for (const property of properties) {
      const label = SHOWN.get(property.name)
      if (label === undefined) continue
      const value =
        property.name === 'BDAY'
          ? property.value.replace(/^(\d{4})(\d\d)(\d\d).*/, '$1-$2-$3')
          : property.value
      for (const text of labelled(label, { ...property, value })) builder.add({ kind: 'paragraph', text })
    }
  }
  return builder.build()
}
