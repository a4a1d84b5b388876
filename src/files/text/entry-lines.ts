// A property of a calendar or an address card as a line of text: its label, and the person it names.
import { type Property, unescaped } from '../../kit/calendar/entries.ts'

/** No line for an empty property. */
export function labelled(label: string, { name, parameters, value }: Property): string[] {
  const whole = unescaped(value)
  const raw = name === 'ADR' || name === 'ORG' ? whole.split(';').filter(Boolean).join(', ') : whole
  const address = raw.replace(/^mailto:/i, '')
  const person = parameters.get('CN')
  const said = person === undefined || person === '' ? address : `${person} <${address}>`
  return said.trim() === '' ? [] : [`${label}: ${said}`]
}
