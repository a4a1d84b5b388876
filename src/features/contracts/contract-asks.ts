// What contracts say to questions: their end, the last day to give notice, and what they say of it, with the page.
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { findDates } from '../../language/dates/find.ts'
import type { ContractReading } from '../../language/documents/contracts/contract-reading.ts'
import { fold, words } from '../../language/fold.ts'
import { meaningsOf } from '../../language/knowledge/meanings.ts'
import { stemOf } from '../../language/knowledge/stem.ts'
import type { Answered, AskedQuestion, Asks, Statement } from '../../records/asks.ts'
import { type AskedDocument, documentsToAsk } from '../documents/index.ts'
import type { ReadingServices } from './read-mail-contracts.ts'

const DOCUMENT = 'document'
const CONTRACT = 'contract'

export interface ContractAsksServices {
  db: Database
  readContractFile: ReadingServices['readContractFile']
}

const OF_NOTICE = /\b(?:notice|cancel\w*|terminat\w*|get out)\b/
const OF_END = /\b(?:runs? out|running out|ends?|ending|expir\w*|renew\w*|how long|until when|term)\b/
const LISTS = /\b(?:which|what|list|show|any|how many)\b.{0,20}\b(?:contracts|agreements|leases)\b/
const CONTRACTS = /\b(?:contracts?|agreements?|leases?|notice|terminat\w*)\b/

const MOST_RULES = 4

interface Read {
  asked: AskedDocument
  contract: ContractReading
}

export function contractAsks(services: ContractAsksServices): Asks {
  return {
    async answer(scope, question) {
      const plain = fold(question.said)
      if (!CONTRACTS.test(plain) && !(OF_NOTICE.test(plain) || OF_END.test(plain))) return null
      if (question.about.wanted !== 'passage' && question.about.wanted !== 'fact') return null
      if (LISTS.test(plain)) return listed(await readAll(services, scope, { class: CONTRACT }), question)
      const isOnScreen = question.shown?.kind === DOCUMENT
      const ids = isOnScreen && question.shown ? [question.shown.id] : (question.found.get(DOCUMENT) ?? [])
      const read = (await readAll(services, scope, ids)).filter(
        ({ contract, asked }) => contract.isContract && (isOnScreen || isNamed(asked, question)),
      )
      const statements = read.slice(0, 1).flatMap((one) => saidBy(one, { plain, today: question.today }))
      return statements.length === 0 ? null : { sureness: 0.96, statements }
    },
  }
}

async function readAll(
  { db, readContractFile }: ContractAsksServices,
  scope: Scope,
  which: readonly number[] | { class: string },
): Promise<Read[]> {
  const all = await documentsToAsk(db, scope, which)
  return Promise.all(
    all.map(async (asked) => {
      const { name, createdAt } = asked.document
      const given = { name, sentOn: createdAt.toISOString().slice(0, 10), language: null }
      const contract = await readContractFile({ document: asked.content, given }, `person ${scope.userId}`)
      return { asked, contract }
    }),
  )
}

/** By a word of its name or its parties: what all contracts say names none of them. */
function isNamed({ document }: AskedDocument, { about }: AskedQuestion): boolean {
  const own = words(document.name.replace(/[-_.]+/g, ' '))
  const meant = new Set(own.flatMap((word) => meaningsOf(stemOf(word))))
  return about.topic.some(
    (word) =>
      !CONTRACTS.test(word) &&
      (own.some((one) => one.startsWith(word.slice(0, 5))) ||
        meaningsOf(stemOf(word)).some((meaning) => meant.has(meaning) && meaning !== 'agreement')),
  )
}

function saidBy(
  { asked: { document, source, content }, contract }: Read,
  { plain, today }: { plain: string; today: string },
): Statement[] {
  const place = (part: number) => `(${document.name}, ${content.unit} ${part})`
  const statements: Statement[] = []
  const { notice, noticeRules, end } = contract
  // Several rules, or one that names no day: each in its own words.
  if (OF_NOTICE.test(plain) && !notice)
    statements.push(
      ...noticeRules.slice(0, MOST_RULES).map((rule) => ({
        text: `\u201c${rule.place.quote}\u201d ${place(rule.place.part)}`,
        sources: [{ ...source, quote: rule.place.quote }],
      })),
    )
  if (OF_NOTICE.test(plain) && notice) {
    const isOver = notice.lastDay !== null && notice.lastDay < today
    const verb = isOver ? 'was' : 'is'
    const passed = isOver ? '; that day has passed' : ''
    const last =
      notice.lastDay === null ? '' : `The last day to give notice ${verb} ${notice.lastDay}${passed}. `
    statements.push({
      text: `${last}\u201c${notice.place.quote}\u201d ${place(notice.place.part)}`,
      sources: [{ ...source, quote: notice.place.quote }],
    })
  }
  if (OF_END.test(plain) && end)
    statements.push({
      text: `It ends on ${end.iso}. \u201c${end.place.quote}\u201d ${place(end.place.part)}`,
      sources: [{ ...source, quote: end.place.quote }],
    })
  return statements
}

function listed(all: readonly Read[], { said, today, zone }: AskedQuestion): Answered | null {
  const [span] = findDates(said, { at: new Date(`${today}T12:00:00Z`), zone })
  const period = yearOf(fold(said), today) ?? (span ? { first: span.day, last: span.lastDay } : null)
  const contracts = all.filter(({ contract }) => contract.isContract)
  const found = contracts.filter(({ contract: { end } }) => {
    if (period === null) return true
    return end !== null && end.iso >= period.first && end.iso <= period.last
  })
  const statements = found.map(({ asked: { document, source }, contract: { end, notice } }) => {
    const day = end ? `ends on ${end.iso}` : 'names no end'
    const last = notice?.lastDay ? `, notice by ${notice.lastDay}` : ''
    return {
      text: `\u2022 ${document.name} ${day}${last}`,
      sources: [{ ...source, quote: end?.place.quote ?? null }],
    }
  })
  return statements.length === 0 ? null : { sureness: 0.96, statements }
}

function yearOf(plain: string, today: string): { first: string; last: string } | null {
  const years = /\bnext year\b/.test(plain) ? 1 : /\bthis year\b/.test(plain) ? 0 : null
  if (years === null) return null
  const year = Number(today.slice(0, 4)) + years
  return { first: `${year}-01-01`, last: `${year}-12-31` }
}
