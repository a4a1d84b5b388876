// The numbered rows of a mail of the Copilot: each record once, by whose number a reply speaks of it.
import type { LayoutRow, LayoutSection } from '../../../mail/layout-parts.ts'
import { PRODUCT_HUE } from '../../../mail/layout-tokens.ts'
import type { LanguageCode } from '../../../mail/words/contract.ts'
import { shortDayWords } from '../../../mail/words/days.ts'
import { wordsIn } from '../../../mail/words/words.ts'
import type { ProposedChange, Source, Statement } from '../../../records/asks.ts'
import { meaningOf } from '../../tasks/index.ts'
import { inLanguage } from '../words/in-language.ts'
import { isAbsence } from './answer-absence.ts'
import type { AnswerPart } from './answer-mail.ts'
import type { ToldRow } from './told.ts'

/** Rows below one statement; more are counted. */
const SHOWN = 15
const WHOLE_DAY = /^\d{4}-\d\d-\d\d$/
const DAY = /\d{4}-\d\d-\d\d/g
const BULLET = /^\s*\u2022\s*/

export class MailRows {
  readonly told: ToldRow[] = []
  readonly #language: LanguageCode
  readonly #publicUrl: string
  readonly #nameOf: (companyId: number) => string

  constructor(language: LanguageCode, publicUrl: string, nameOf: (companyId: number) => string) {
    this.#language = language
    this.#publicUrl = publicUrl
    this.#nameOf = nameOf
  }

  /** What is known in one context, under its name. */
  part({ companyId, statements }: AnswerPart): LayoutSection[] {
    const name = this.#nameOf(companyId)
    const sections: LayoutSection[] = []
    let lead: string | null = name
    for (const { text, sources } of statements) {
      const statement = { text: inLanguage(text, this.#language), sources }
      const isItem = BULLET.test(statement.text) && statement.sources.length === 1
      const rows = this.#rowsOf(companyId, statement, isItem)
      if (!isItem && statement.text !== '') {
        sections.push({ kind: 'paragraph', ...(lead && { lead: `${lead}:` }), text: statement.text })
        lead = null
      }
      const last = sections.at(-1)
      if (rows.length === 0) continue
      if (last?.kind === 'rows') sections[sections.length - 1] = { ...last, rows: [...last.rows, ...rows] }
      else sections.push({ kind: 'rows', ...(lead && { heading: lead }), rows })
      lead = null
      const more = statement.sources.length - SHOWN
      if (more > 0) sections.push({ kind: 'paragraph', text: wordsIn(this.#language).more(more) })
    }
    return sections
  }

  /** Changes of one context, with what was and what is. */
  changes(companyId: number, changes: readonly ProposedChange[]): LayoutRow[] {
    return changes.map((change) => ({
      ...{ number: this.#ofChange(companyId, change), hueHex: PRODUCT_HUE },
      title: isAbsence(change) ? wordsIn(this.#language).copilot.yourAbsence : withoutNumber(change.title),
      meta: `${this.#nameOf(companyId)} \u00b7 ${this.#changeWords(change)}`,
      link: this.#linkTo(change.path),
    }))
  }

  /** A row beside those of answers, such as a task that waits. */
  row(companyId: number, source: Source, meta: string, hueHex: string = PRODUCT_HUE): LayoutRow {
    return {
      ...{ number: this.#numberOf(companyId, source), hueHex, title: withoutNumber(source.title) },
      ...(meta === '' ? {} : { meta }),
      link: this.#linkTo(source.path),
    }
  }

  #rowsOf(companyId: number, { text, sources }: Statement, isItem: boolean): LayoutRow[] {
    return sources.slice(0, SHOWN).map((source) => ({
      ...{ number: this.#numberOf(companyId, source), hueHex: PRODUCT_HUE },
      title: withoutNumber(isItem ? text.replace(BULLET, '') : source.title),
      ...(source.quote && !isItem ? { quote: source.quote } : {}),
      link: this.#linkTo(source.path),
    }))
  }

  #numberOf(companyId: number, source: Source): number {
    const place = this.told.findIndex(
      (row) => row.companyId === companyId && row.source.kind === source.kind && row.source.id === source.id,
    )
    if (place >= 0) return place + 1
    this.told.push({ companyId, source })
    return this.told.length
  }

  #ofChange(companyId: number, { kind, id, title, path }: ProposedChange): number | null {
    return id === null ? null : this.#numberOf(companyId, { kind, id, title, path, quote: null, at: null })
  }

  #changeWords({ field, label, before, after }: ProposedChange): string {
    const { fields } = wordsIn(this.#language).copilot
    const name = Object.hasOwn(fields, field) ? fields[field as keyof typeof fields] : label
    if (before === '' && field === 'new') return name
    const { status } = wordsIn(this.#language).task
    const shown = (text: string) => {
      if (field === 'status') return status[meaningOf(text)]
      if (field === 'away') return text.replace(DAY, (day) => shortDayWords(day, this.#language))
      return WHOLE_DAY.test(text) ? shortDayWords(text, this.#language) : text
    }
    return `${name}: ${before === '' ? '' : `${shown(before)} \u2192 `}${shown(after)}`
  }

  #linkTo(path: string) {
    return { text: wordsIn(this.#language).receipt.open, url: `${this.#publicUrl}${path}` }
  }
}

/** Numbers of the app are counted in each project; here the row has its own. */
const withoutNumber = (title: string) => title.replace(/^#\d+ /, '')
