// What is understood of a file: each finding in the file's own words, with the part where they stand.
import { z } from 'zod'

export const documentClasses = [
  ...(['invoice', 'contract', 'minutes', 'report', 'slides', 'data', 'form', 'image', 'letter'] as const),
  'quote',
  'other',
] as const

const documentClass = z.enum(documentClasses)

/** Where a finding stands. `quote` is in the part word for word, up to white space. */
export const place = z.object({
  /** The number of the page, sheet, slide or section, from 1. */
  part: z.number().int().positive(),
  quote: z.string(),
})

const finding = { place }

export const sentence = z.object({ text: z.string(), ...finding })

export const foundDate = z.object({
  /** 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD', as exact as it is told. */
  iso: z.string(),
  /** As it is written there. */
  text: z.string(),
  /** What happens then, in the file's words; null where nothing says it. */
  what: z.string().nullable(),
  ...finding,
})

export const foundAmount = z.object({
  value: z.number(),
  /** ISO 4217; null where it is not told. */
  currency: z.string().nullable(),
  text: z.string(),
  what: z.string().nullable(),
  ...finding,
})

/** A natural person, or a party: a firm, a body, whoever signs. */
export const foundName = z.object({ name: z.string(), role: z.string().nullable(), ...finding })

export const riskLevel = z.enum(['high', 'medium', 'low'])

export const foundRisk = z.object({ text: z.string(), level: riskLevel, ...finding })

export const foundAction = z.object({
  text: z.string(),
  /** As the file calls them. */
  owner: z.string().nullable(),
  /** 'YYYY-MM-DD'. */
  due: z.string().nullable(),
  ...finding,
})

/** Where rows of a table can be read by themselves. */
export const foundTable = z.object({
  part: z.number().int().positive(),
  /** Which of the part's tables, from 0. */
  index: z.number().int().nonnegative(),
  title: z.string().nullable(),
  columns: z.number().int(),
  rows: z.number().int(),
})

/** An amount as a plain number, a day as 'YYYY-MM-DD', else the text's own words. */
const invoiceField = z.object({ value: z.string(), ...finding })

export const invoice = z.object({
  supplier: invoiceField.nullable(),
  number: invoiceField.nullable(),
  due: invoiceField.nullable(),
  net: invoiceField.nullable(),
  vat: invoiceField.nullable(),
  total: invoiceField,
  /** ISO 4217; null where the text names none. */
  currency: z.string().nullable(),
  /** Whether net and VAT make the total; null where one of them is not found. */
  addsUp: z.boolean().nullable(),
})

export const analysisSchema = z.object({
  class: documentClass,
  /** Of the file; null where it does not tell. */
  language: z.string().nullable(),
  /** The day that the file bears, by which its relative days count. */
  documentDate: z.string().nullable(),
  summary: z.array(sentence),
  facts: z.array(sentence),
  dates: z.array(foundDate),
  amounts: z.array(foundAmount),
  parties: z.array(foundName),
  people: z.array(foundName),
  risks: z.array(foundRisk),
  actions: z.array(foundAction),
  tables: z.array(foundTable),
  /** Of an invoice or a receipt. */
  invoice: invoice.nullish(),
})

export type DocumentClass = z.infer<typeof documentClass>
export type Place = z.infer<typeof place>
export type Sentence = z.infer<typeof sentence>
export type FoundDate = z.infer<typeof foundDate>
export type FoundAmount = z.infer<typeof foundAmount>
export type FoundName = z.infer<typeof foundName>
export type RiskLevel = z.infer<typeof riskLevel>
export type FoundRisk = z.infer<typeof foundRisk>
export type FoundAction = z.infer<typeof foundAction>
export type Invoice = z.infer<typeof invoice>
export type InvoiceField = z.infer<typeof invoiceField>
export type FoundTable = z.infer<typeof foundTable>
export type Analysis = z.infer<typeof analysisSchema>
