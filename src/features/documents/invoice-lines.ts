// The four lines of a receipt for an invoice: who sent it, net and VAT, the total, and when it is due.
import type { Invoice } from '../../language/documents/analysis.ts'
import type { Fact } from '../../language/documents/contract-facts.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import { dayWords } from '../../mail/words/days.ts'
import { wordsIn } from '../../mail/words/words.ts'

export function invoiceLines(invoice: Invoice, language: LanguageCode): string[] {
  const { invoice: words } = wordsIn(language).document
  const { supplier, number, net, vat, total, due, currency, addsUp } = invoice
  const amount = (field: Invoice['net']) => (field ? moneyWords(field.value, null, language) : words.notFound)
  const sum = `${words.total}: ${moneyWords(total.value, currency, language)}`
  const check = addsUp === null ? '' : `, ${addsUp ? words.addsUp : words.differs}`
  return [
    `${words.supplier}: ${[supplier?.value ?? words.notFound, number?.value].filter(Boolean).join(', ')}`,
    `${words.net}: ${amount(net)}; ${words.vat}: ${amount(vat)}`,
    `${sum}${check}`,
    `${words.due}: ${due ? dayWords(due.value, language) : words.notFound}`,
  ]
}

/** The total and the day by which it is to be paid. */
export function invoiceMatter({ total, due, currency }: Invoice, language: LanguageCode): string[] {
  const { invoice: words } = wordsIn(language).document
  const day = due && dayWords(due.value, language)
  return [
    `${words.total}: ${moneyWords(total.value, currency, language)}`,
    ...(day ? [`${words.due}: ${day}`] : []),
  ]
}

export function invoiceFactLine(
  { field, value, currency }: Extract<Fact, { kind: 'invoice' }>,
  language: LanguageCode,
): string {
  const { invoice: words } = wordsIn(language).document
  if (field === 'due') return `${words.due}: ${dayWords(value, language)}`
  if (field === 'supplier' || field === 'number') return `${words[field]}: ${value}`
  return `${words[field]}: ${moneyWords(value, currency, language)}`
}

/** "EUR 2,898.90", with the separators of the language. */
export function moneyWords(value: string, currency: string | null, language: LanguageCode): string {
  const locale = language === 'en' ? 'en-GB' : language
  const figure = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return [currency, figure.format(Number(value))].filter(Boolean).join(' ')
}
