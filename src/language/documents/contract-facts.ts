// What a contract says to a question about its notice, its beginning and its end.
import { fold } from '../fold.ts'
import type { Place } from './analysis.ts'
import type { ContractReading, Notice, NoticeRule, RenewalKind } from './contracts/contract-reading.ts'
import type { TableFact } from './tables/table-facts.ts'

export type Fact =
  | { kind: 'notice'; notice: Notice }
  | { kind: 'rule'; rule: NoticeRule }
  | { kind: 'begins' | 'ends'; iso: string }
  | { kind: 'change'; how: 'inserted' | 'deleted'; text: string; author: string | null; date: string | null }
  | { kind: 'renewal'; how: RenewalKind }
  | { kind: 'table'; said: TableFact }
  | { kind: 'invoice'; field: InvoiceFieldName; value: string; currency: string | null }

export type InvoiceFieldName = 'supplier' | 'number' | 'due' | 'net' | 'vat' | 'total'

export interface AnswerFact {
  fact: Fact
  place: Place
}

const OF_NOTICE =
  /\b(?:notice|cancel\w*|terminat\w*|get out|way out|(?:be|are|is) out|out (?:of|before|by|earlier)|leave|quit|resign|break (?:date|clause|option)|kundig\w*|kundbar|aussteigen|raus\w*|loswerden|resili\w*|preavis|denonc\w*|disd\w*|reced\w*|preavviso|opzeg\w*|opgezegd|opzeggen|rescind\w*|preaviso|denunci\w*)\b/
const OF_END =
  /\b(?:(?:when|until when|how long|by when)\b.{0,40}\b(?:ends?|expires?|runs?|run out|last|bound|tied)|(?:wann|bis wann|wie lange)\b.{0,40}\b(?:endet|ende|lauft|auslauft|gebunden|gilt)|(?:quand|jusqu.{1,5}quand)\b.{0,40}\b(?:finit|expire|termine)|(?:quando|fino a quando)\b.{0,40}\b(?:scade|finisce|termina|acaba|expira)|(?:cuando|hasta cuando)\b.{0,40}\b(?:termina|vence|acaba)|wanneer\b.{0,40}\b(?:eindigt|afloopt|loopt))/
const OF_BEGIN =
  /\b(?:when|from when|wann|ab wann|quand|quando|cuando|wanneer)\b.{0,40}\b(?:starts?|begins?|commences?|beginnt|commence|debute|inizia|comienza|empieza|comeca|begint)\b/
const OF_RENEWAL =
  /\b(?:renew\w*|verlangert sich|stillschweigend|reconduction|reconduit\w*|renouvel\w*|prorrog\w*|renovac\w*|renueva\w*|rinnov\w*|prorog\w*|stilzwijgend|renova\w*)\b/
const EXTENDS = /\b(?:extend\w*|prolong\w*|verlanger\w*|verleng\w*)\b/
const BY_ITSELF = /\b(?:automati\w*|by itself|von selbst|vanzelf)\b/
const asksOfRenewal = (plain: string): boolean =>
  OF_RENEWAL.test(plain) || (EXTENDS.test(plain) && BY_ITSELF.test(plain))
/** Words that ask for a shorter time within the contract, or for leave. */
const OTHER =
  /\b(?:probation|probezeit|holiday|(?:annual|days of|parental|sick|paid|much) leave|leave days|sick|secre\w*|confiden\w*|warrant\w*|guarantee|credit|payment|invoice|deliver\w*)\b/

export const asksOfContract = (question: string): boolean => {
  const plain = fold(question)
  return (
    !OTHER.test(plain) &&
    ([OF_NOTICE, OF_END, OF_BEGIN].some((pattern) => pattern.test(plain)) || asksOfRenewal(plain))
  )
}

const OF_DATES =
  /\b(?:(?:important |key |main |all )?(?:dates|deadlines)|(?:wichtig\w* |alle )?(?:termine|fristen|daten)|(?:dates|echeances)(?: importantes| cles)?|fechas|plazos|scadenze|date importanti|datums|belangrijke data|datas|prazos)\b/

/** "Which dates matter in it?" */
export const asksOfDates = (question: string): boolean =>
  OF_DATES.test(fold(question)) &&
  /\b(?:important|key|main|all|what|which|tell|wichtig\w*|alle|welche|quelles|importantes?|cles|cuales|que|quali|importanti|belangrijke?|welke|quais)\b/.test(
    fold(question),
  )

/** The days of its whole life, as far as they are sure. */
export function contractDays({ isContract, notice, effective, end }: ContractReading): AnswerFact[] {
  if (!isContract) return []
  return [
    ...(effective ? [{ fact: { kind: 'begins' as const, iso: effective.iso }, place: effective.place }] : []),
    ...(end ? [{ fact: { kind: 'ends' as const, iso: end.iso }, place: end.place }] : []),
    ...(notice ? [{ fact: { kind: 'notice' as const, notice }, place: notice.place }] : []),
  ]
}

/** The last day first; empty where the contract says nothing that is sure. */
export function contractFacts(contract: ContractReading, question: string): AnswerFact[] {
  const plain = fold(question)
  if (!contract.isContract || !asksOfContract(question)) return []
  const { notice, noticeRules, effective, end, renewal } = contract
  const facts: AnswerFact[] = []
  if (OF_NOTICE.test(plain)) {
    if (notice) facts.push({ fact: { kind: 'notice', notice }, place: notice.place })
    facts.push(...noticeRules.map((rule) => ({ fact: { kind: 'rule' as const, rule }, place: rule.place })))
  }
  const wantsEnd = OF_END.test(plain) || facts.length > 0
  if (wantsEnd && end) facts.push({ fact: { kind: 'ends', iso: end.iso }, place: end.place })
  if (asksOfRenewal(plain) && renewal)
    facts.push({ fact: { kind: 'renewal', how: renewal.kind }, place: renewal.place })
  if (OF_BEGIN.test(plain) && effective)
    facts.push({ fact: { kind: 'begins', iso: effective.iso }, place: effective.place })
  return facts
}
