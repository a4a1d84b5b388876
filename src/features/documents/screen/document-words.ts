// Documents in words: what they are, how much of them was read, and where something stands.
import type { DocumentBrief } from '../contract.ts'

const classNames: Readonly<Record<string, string>> = {
  invoice: 'Invoice',
  contract: 'Contract',
  minutes: 'Minutes',
  report: 'Report',
  slides: 'Slides',
  data: 'Data',
  form: 'Form',
  image: 'Picture',
  letter: 'Letter',
  quote: 'Quote',
}

/** Such as "Invoice", or the kind of the file where that tells more. */
export function classWords({ class: is, kind }: Pick<DocumentBrief, 'class' | 'kind'>): string {
  return classNames[is ?? ''] ?? kind?.toUpperCase() ?? 'File'
}

const shortUnits: Readonly<Record<string, string>> = {
  page: 'p.',
  sheet: 'sheet',
  slide: 'slide',
  section: 'section',
}

/** "p. 4" */
export function placeWords(unit: string | null, part: number): string {
  return `${shortUnits[unit ?? ''] ?? unit ?? 'part'} ${part}`
}

/** "Page 4 of 14" */
export function partWords(unit: string | null, part: number, total: number): string {
  const noun = unit ?? 'part'
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${part} of ${total}`
}

type HowFar = Pick<DocumentBrief, 'state' | 'unit' | 'partsRead' | 'partsTotal'>

/** "Read 12 of 14 pages" while it is read and after. */
export function readWords({ state, unit, partsRead, partsTotal }: HowFar): string {
  if (state === 'waiting') return 'Waiting to be read'
  if (state === 'failed') return 'Could not be read'
  const noun = `${unit ?? 'part'}${partsTotal === 1 ? '' : 's'}`
  if (state === 'reading')
    return partsTotal > 0 ? `Reading, ${partsRead} of ${partsTotal} ${noun}` : 'Reading'
  return `Read ${partsRead} of ${partsTotal} ${noun}`
}

/** "€4,800.00" */
export function amountWords(value: number, currency: string | null): string {
  if (currency === null) return value.toLocaleString('en-GB')
  return value.toLocaleString('en-GB', { style: 'currency', currency })
}

/** "31 March 2026", as exact as it is told. */
export function dateWords(iso: string): string {
  const [year = 0, month, day] = iso.split('-').map(Number)
  if (month === undefined) return iso
  const at = new Date(Date.UTC(year, month - 1, day ?? 1))
  const how: Intl.DateTimeFormatOptions = { timeZone: 'UTC', year: 'numeric', month: 'long' }
  if (day !== undefined) how.day = 'numeric'
  return at.toLocaleDateString('en-GB', how)
}
