// What an invoice or a receipt comes to: its supplier, number, net, VAT, total and due day, each null where it is not found.
import { findDates } from '../dates/find.ts'
import { fold } from '../fold.ts'
import type { ReadableDocument } from '../readable-document.ts'
import { amountsIn } from './amounts.ts'
import type { Invoice, InvoiceField } from './analysis.ts'
import { firmsIn } from './contracts/party-names.ts'

interface Line {
  /** Of a row of a table; one alone of a line of text. */
  cells: readonly string[]
  text: string
  part: number
}

const TOTAL = [
  /\b(?:total due|amount due|balance due|total payable|invoice total|grand total|total \(?incl\w*|total inc\b|amount payable|zahlbetrag|rechnungsbetrag|gesamtbetrag|endbetrag|bruttobetrag|gesamtsumme|total ttc|montant ttc|net a payer|total a pagar|importe total|totale (?:fattura|documento|da pagare)|te betalen|totaalbedrag|totaal incl\w*|valor total)\b/,
  /\b(?:total|totale|totaal|gesamt|summe|betrag|brutto)\b/,
]
const TOTAL_WORD = /\btotal/
/** Words that make a line with "total" one of something else. */
const NO_TOTAL =
  /\b(?:sub ?-?total|subtotaal|zwischensumme|net total|total net|total (?:excl\w*|ex|ht)\b|totale imponibile|netto\w*|total (?:qty|quantity|items?|savings?|discount|gst|vat|tax|tva|iva)|(?:gst|vat|tax) (?:total|summary|amount)|change|cash|tender\w*|paid|points?|discount|rounding)\b/
const NET =
  /\b(?:sub ?-?total|subtotaal|zwischensumme|net total|net amount|total net|total (?:excl\w*|ex|ht)\b|montant ht|netto\w*|net|base imponible|imponibile|total excl)\b/
const VAT = /\b(?:vat|gst|sales tax|tax|mwst|ust|umsatzsteuer|mehrwertsteuer|tva|iva|btw)\b/
const NO_VAT =
  /\b(?:(?:vat|gst|tax|mwst|ust|tva|iva|btw)[ .-]*(?:no|nr|id|reg\w*|number|nummer|invoice|code|summary)|incl\w*|excl\w*|tax invoice|partita iva|ohne)\b/
const DUE =
  /\b(?:due date|due (?:by|on)|payable by|pay by|payment due|due|fallig\w*|zahlbar bis|zahlungsziel|echeance|a payer avant|vencimiento|fecha limite|scadenza|vervaldatum|te betalen voor|uiterlijk)\b/
const NUMBER =
  /\b(?:invoice|receipt|bill|rechnungs?|quittungs?|facture|factura|fattura|factuur|fatura|recibo)[ -]?(?:no|number|nr|nummer|numero|num|#|n)\b[.:\u00b0\u00ba# ]*/
const TO =
  /\b(?:bill(?:ed)? to|ship to|sold to|customer|client|kunde|an|rechnung an|facture a|cliente|klant|attn|m\/s)\b/
const NO_SUPPLIER =
  /\b(?:invoice|receipt|tax|bill|rechnung|quittung|facture|factura|fattura|factuur|fatura|date|datum|page|seite|copy|tel|phone|www|http|cash|welcome|thank)\b/

const HEAD = 14
const MONEY =
  /(?<![\d.,])[-\u2212]?\d{1,3}(?:[.,'\u2019 \u00a0]\d{3}){0,4}[.,]\d{2}(?![\d.,]*\d)|(?<![\d.,])[-\u2212]?\d{1,7}[.,]\d{2}(?![\d.,]*\d)/g
const WHOLE = /(?<![\d.,])\d{1,7}(?![\d.,%]| ?%)/g

/** Null for a text that has no total. */
export function invoiceOf(
  document: ReadableDocument,
  given: { documentDate: string; language: string | null; dayFirst: boolean },
): Invoice | null {
  const lines = linesOf(document)
  const found = totalOf(lines)
  if (!found) return null
  const vat = amountFor(lines, (plain) => VAT.test(plain) && !NO_VAT.test(plain) && !TOTAL_WORD.test(plain))
  const [total, net] = inOrder(
    found,
    amountFor(lines, (plain) => NET.test(plain)),
    vat,
  )
  const currency = currencyOf(lines, total)
  return {
    supplier: supplierOf(lines),
    number: numberOf(lines),
    due: dueOf(lines, given),
    net,
    vat,
    total,
    currency,
    addsUp: net && vat ? Math.abs(Number(net.value) + Number(vat.value) - Number(total.value)) < 0.03 : null,
  }
}

/** Some receipts call the sum without tax the total: the larger one of both is paid. */
function inOrder(
  total: InvoiceField,
  net: InvoiceField | null,
  vat: InvoiceField | null,
): [InvoiceField, InvoiceField | null] {
  const isTurned =
    net !== null &&
    vat !== null &&
    Math.abs(Number(total.value) + Number(vat.value) - Number(net.value)) < 0.03
  return isTurned && Number(vat.value) > 0 ? [net, total] : [total, net]
}

function linesOf({ parts }: ReadableDocument): Line[] {
  return parts.slice(0, 8).flatMap(({ number: part, blocks }) =>
    blocks.flatMap((block): Line[] => {
      if (block.kind === 'table')
        return (block.rows ?? []).map((row) => {
          const cells = row.map(({ text }) => text.trim()).filter((text) => text !== '')
          return { cells, text: cells.join(' '), part }
        })
      if (block.kind === 'link' || block.kind === 'image') return []
      return (block.text ?? '').split('\n').map((text) => ({ cells: [text.trim()], text: text.trim(), part }))
    }),
  )
}

const lineField = ({ text, part }: Line, value: string): InvoiceField => ({
  value,
  place: { part, quote: text },
})

/** The last figure of a line with decimals, else the last whole one; as a plain number. */
function figureIn(text: string): number | null {
  const found = [...text.matchAll(MONEY)].at(-1)?.[0]
  if (found !== undefined) return valueOf(found)
  // Without decimals it is money where a currency is written with it.
  const whole = amountsIn(text).length > 0 ? [...text.matchAll(WHOLE)].at(-1)?.[0] : undefined
  return whole === undefined ? null : Number(whole)
}

function valueOf(figure: string): number {
  const sign = /^[-\u2212]/.test(figure) ? -1 : 1
  const digits = figure.replace(/[^\d]/g, '')
  return (sign * Number(digits)) / 100
}

const TO_CENTS = 2
const asValue = (value: number) => value.toFixed(TO_CENTS)

function totalOf(lines: readonly Line[]): InvoiceField | null {
  for (const [place, words] of TOTAL.entries()) {
    const found = lines.flatMap((line, index) => {
      const plain = fold(line.text)
      if (!words.test(plain) || (place > 0 && NO_TOTAL.test(plain)) || line.text.length > 160) return []
      const at = plain.search(words)
      const own = figureIn(line.text.slice(at))
      // A photographed receipt may have the figure on the line below its word.
      const next = lines[index + 1]
      const value = own ?? (next && !/\p{L}{3}/u.test(next.text) ? figureIn(next.text) : null)
      return value === null ? [] : [{ line, value }]
    })
    // Columns are headed "Total" as well: the largest is the sum of all.
    const best = found.toSorted((one, other) => other.value - one.value)[0]
    if (best) return lineField(best.line, asValue(best.value))
  }
  return null
}

function amountFor(lines: readonly Line[], isIt: (plain: string) => boolean): InvoiceField | null {
  const found = lines.findLast(({ text }) => text.length <= 120 && isIt(fold(text)) && hasMoney(text))
  const value = found && figureIn(found.text)
  return found && value !== null && value !== undefined ? lineField(found, asValue(value)) : null
}

const hasMoney = (text: string) => [...text.matchAll(MONEY)].length > 0

function currencyOf(lines: readonly Line[], total: InvoiceField): string | null {
  for (const text of [total.place.quote, ...lines.map((line) => line.text)]) {
    const named = amountsIn(text).find(({ currency }) => currency !== null)?.currency
    if (named) return named
  }
  return null
}

function dueOf(
  lines: readonly Line[],
  { documentDate, language, dayFirst }: { documentDate: string; language: string | null; dayFirst: boolean },
): InvoiceField | null {
  const at = new Date(`${documentDate}T12:00:00Z`)
  for (const line of lines) {
    const plain = fold(line.text)
    const place = plain.search(DUE)
    if (place < 0 || line.text.length > 240) continue
    const options = { at, zone: 'UTC', dayFirst }
    const [day] = findDates(line.text.slice(place), language ? { ...options, language } : options).filter(
      ({ text, grain }) => grain === 'day' && /\d/.test(text) && /\p{L}{3}|[./-]\d/u.test(text),
    )
    if (day) return lineField(line, day.lastDay)
  }
  return null
}

function numberOf(lines: readonly Line[]): InvoiceField | null {
  for (const line of lines.slice(0, 40)) {
    const plain = fold(line.text)
    const match = NUMBER.exec(plain)
    if (!match) continue
    const token = /[\p{L}\p{N}][\p{L}\p{N}./-]*/u.exec(line.text.slice(match.index + match[0].length))?.[0]
    if (token && /\d/.test(token)) return lineField(line, token.replace(/[.,]$/, ''))
  }
  return null
}

/** The first firm that the text does not go to, else the first line that names somebody. */
function supplierOf(lines: readonly Line[]): InvoiceField | null {
  const head = lines.filter(({ text }) => text !== '').slice(0, HEAD)
  for (const line of head) {
    if (TO.test(fold(line.cells[0] ?? ''))) break
    const [firm] = line.cells.flatMap((cell) => firmsIn(cell))
    if (firm) return lineField(line, firm.name)
  }
  for (const line of head) {
    const [cell = ''] = line.cells
    const plain = fold(cell)
    if (TO.test(plain)) break
    if (/\p{L}{3}/u.test(cell) && !NO_SUPPLIER.test(plain) && cell.length < 60 && !/^\d/.test(cell))
      return lineField(line, cell)
  }
  return null
}
