// What a document is, by the words at its head, its format, and what it consists of.

import type { ReadableDocument } from '../readable-document.ts'
import type { DocumentClass } from './analysis.ts'
import type { Unit } from './units.ts'

const HEADS: readonly (readonly [DocumentClass, RegExp])[] = [
  [
    'contract',
    /\b(?:contract|agreement|lease|vertrag|mietvertrag|arbeitsvertrag|wartungsvertrag|contrat|bail|convention|contrato|contratto|overeenkomst|huurovereenkomst|acuerdo)\b/iu,
  ],
  [
    'invoice',
    /\b(?:invoice|bill|credit note|quote|quotation|estimate|purchase order|order confirmation|receipt|pro ?forma|rechnung|gutschrift|angebot|auftragsbestätigung|bestellung|kostenvoranschlag|facture|devis|avoir|bon de commande|factura|presupuesto|pedido|albarán|fattura|preventivo|ordine|factuur|offerte|fatura|orçamento|encomenda)\b/iu,
  ],
  [
    'minutes',
    /\b(?:minutes|meeting notes|notes|retro|retrospective|stand-?up|decisions|notizen|besprechung|protokoll|niederschrift|procès-verbal|compte[- ]rendu|acta|verbale|notulen|verslag van|ata)\b/iu,
  ],
  [
    'form',
    /\b(?:form|application|registration|questionnaire|checklist|formular|antrag|anmeldung|anmeldebogen|fragebogen|formulaire|demande|bulletin|formulario|solicitud|inscripción|modulo|domanda|formulier|aanvraag|inschrijving|formulário|inscrição|pedido de)\b/iu,
  ],
  [
    'report',
    /\b(?:report|review|analysis|study|plan|evaluation|inspection|audit|summary|bericht|gutachten|auswertung|jahresbericht|projektplan|konzept|rapport|bilan|étude|informe|memoria|estudio|relazione|rapporto|onderzoek|relatório|plano)\b/iu,
  ],
  [
    'letter',
    /^(?:dear|sehr geehrte|liebe|hallo|madame|monsieur|estimad[oa]s?|gentile|egregio|geachte|beste|prezad[oa]|exm)/iu,
  ],
]

/** Words that a head has for its kind count more the nearer they are to its top. */
export function classOf(document: ReadableDocument, units: readonly Unit[], name: string): DocumentClass {
  if (document.kind === 'image') return 'image'
  if (document.unit === 'slide') return 'slides'
  if (['xlsx', 'xls', 'ods', 'csv'].includes(document.kind)) return 'data'
  const head = units.slice(0, 12)
  const title = [document.title ?? '', name.replace(/[-_.]/g, ' ')].join('\n')
  const scores = HEADS.map(([kind, words]) => {
    const above = head.reduce((sum, { text, kind: of }, index) => {
      if (text.length > 160 && kind !== 'letter') return sum
      if (!words.test(kind === 'letter' ? text.trim() : text)) return sum
      return sum + (of === 'heading' ? 3 : 1.5) / (1 + index / 3)
    }, 0)
    return { kind, score: above + (kind !== 'letter' && words.test(title) ? 1.5 : 0) }
  })
  const isLetter =
    head.some(({ text }) => GREETING.test(text.trim())) &&
    units.slice(-10).some(({ text }) => CLOSING.test(text.trim()))
  const blanks = units.filter(({ text }) => /_{4,}|\.{8,}|☐|\[ \]/.test(text)).length
  const best = scores.sort((a, b) => b.score - a.score)[0]
  if (blanks > 4) return 'form'
  if (isLetter && (best === undefined || best.score < 3.5)) return 'letter'
  if (best && best.score >= 0.8) return best.kind === 'invoice' ? invoiceOrQuote(head, title) : best.kind
  const closing = units.slice(-8).some(({ text }) => CLOSING.test(text.trim()))
  return closing ? 'letter' : best && best.score > 0.4 ? best.kind : 'other'
}

const QUOTE =
  /\b(?:quote|quotation|estimate|angebot|kostenvoranschlag|devis|presupuesto|preventivo|offerte|orçamento)\b/iu
const INVOICE =
  /\b(?:invoice|bill|receipt|rechnung|quittung|facture|factura|fattura|factuur|fatura|recibo|ricevuta)\b/iu

/** Of the one whose word comes first: a quote may name the invoice that follows it. */
function invoiceOrQuote(head: readonly Unit[], title: string): 'invoice' | 'quote' {
  const first = [...head.map(({ text }) => text), title].find(
    (text) => QUOTE.test(text) || INVOICE.test(text),
  )
  if (first === undefined) return 'invoice'
  const [quote, invoice] = [first.search(QUOTE), first.search(INVOICE)]
  return quote >= 0 && (invoice < 0 || quote < invoice) ? 'quote' : 'invoice'
}

const GREETING =
  /^(?:dear|sehr geehrte|liebe|hallo|madame|monsieur|bonjour|estimad[oa]s?|hola|gentile|egregio|geachte|beste|prezad[oa]|exm)/iu
const CLOSING =
  /^(?:yours|kind regards|best regards|sincerely|regards|mit freundlichen|freundliche|herzliche|viele grüße|cordialement|salutations|veuillez agréer|atentamente|saludos|un saludo|cordiali saluti|distinti saluti|met vriendelijke|hoogachtend|atenciosamente|cumprimentos)/iu
