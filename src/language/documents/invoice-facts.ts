// What an invoice says to a question about its total, its tax, its due day and who sent it.
import { fold } from '../fold.ts'
import type { Invoice } from './analysis.ts'
import type { AnswerFact, InvoiceFieldName } from './contract-facts.ts'

const ASKS: readonly (readonly [InvoiceFieldName, RegExp])[] = [
  [
    'due',
    /\b(?:when|by what date|until when|wann|bis wann|quand|quando|cuando|wanneer)\b.{0,40}\b(?:pay|paid|due|zahlen|bezahlen|bezahlt|fallig|payer|pagar|pagare|betalen|betaald)|\bdue date\b/,
  ],
  [
    'net',
    /\b(?:net|netto|before (?:vat|tax)|without (?:vat|tax)|excl\w*|ohne (?:mwst|steuer)|ht|imponibile|imponible)\b/,
  ],
  [
    'vat',
    /\b(?:how much|what|which|wie viel|combien|cuanto|quanto|hoeveel)\b.{0,20}\b(?:vat|tax|mwst|umsatzsteuer|tva|iva|btw)\b/,
  ],
  [
    'total',
    /\b(?:total|in all|altogether|how much (?:do|is|are|did)|amount|sum|incl\w*|gesamt\w*|insgesamt|brutto|wie viel|combien|cuanto|quanto|hoeveel|totale|totaal)\b/,
  ],
  [
    'number',
    /\b(?:invoice|receipt|rechnungs?|facture|factura|fattura|factuur|fatura) ?(?:no|number|nummer|numero)\b/,
  ],
  [
    'supplier',
    /\b(?:who (?:sent|is it from|wrote|issued)|from whom|supplier|von wem|lieferant|de qui|fournisseur|proveedor|fornitore|leverancier|fornecedor)\b/,
  ],
]

export const asksOfInvoice = (question: string): boolean => {
  const plain = fold(question)
  return ASKS.some(([, pattern]) => pattern.test(plain))
}

export function invoiceFacts(invoice: Invoice, question: string): AnswerFact[] {
  const plain = fold(question)
  const asked = ASKS.filter(([, pattern]) => pattern.test(plain)).map(([field]) => field)
  // "The total including VAT" asks for one thing.
  const wanted = asked.includes('total') ? asked.filter((field) => field !== 'vat') : asked
  return wanted.flatMap((field): AnswerFact[] => {
    const found = invoice[field]
    if (!found) return []
    const { currency } = invoice
    return [{ fact: { kind: 'invoice', field, value: found.value, currency }, place: found.place }]
  })
}
