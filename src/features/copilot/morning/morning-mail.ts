// What the mail of a morning says: its rows are numbered through, so that a reply can speak of them.
import type { LayoutRow, LayoutSection } from '../../../mail/layout-parts.ts'
import { DANGER_HUE, PRODUCT_HUE } from '../../../mail/layout-tokens.ts'
import type { LanguageCode } from '../../../mail/words/contract.ts'
import { longDayWords, shortDayWords } from '../../../mail/words/days.ts'
import { wordsIn } from '../../../mail/words/words.ts'
import { MailRows } from '../mail/mail-rows.ts'
import type { ToldRow } from '../mail/told.ts'
import type { Morning, MorningRow } from './morning.ts'

export interface MorningToTell {
  morning: Morning
  day: string
  language: LanguageCode
  publicUrl: string
  /** Names of companies, and of people. */
  companies: ReadonlyMap<number, string>
  people: ReadonlyMap<number, string>
}

export interface MorningMail {
  subject: string
  intro: string
  sections: LayoutSection[]
  told: ToldRow[]
}

/** Rows under one heading; more are counted, and the app shows them. */
const SHOWN = 12

export function morningMail({
  morning,
  day,
  language,
  publicUrl,
  companies,
  people,
}: MorningToTell): MorningMail {
  const all = wordsIn(language)
  const words = all.copilot.morning
  const nameOf = (companyId: number) => companies.get(companyId) ?? all.copilot.personal
  const rows = new MailRows(language, publicUrl, nameOf)
  const isOneContext = companies.size === 0
  const meta = ({ companyId, place, day: due, people: awaited }: MorningRow) =>
    [
      all.list(awaited.flatMap((id) => people.get(id) ?? [])),
      isOneContext ? '' : nameOf(companyId),
      place,
      due === null ? '' : all.due(shortDayWords(due, language)),
    ]
      .filter(Boolean)
      .join(' \u00b7 ')
  const group = (
    heading: string,
    own: readonly MorningRow[],
    { hue, more = [] }: { hue?: string; more?: readonly LayoutRow[] } = {},
  ): LayoutSection[] =>
    own.length + more.length === 0
      ? []
      : [
          {
            ...{ kind: 'rows' as const, heading },
            rows: [
              ...own.slice(0, SHOWN).map((row) => rows.row(row.companyId, row.source, meta(row), hue)),
              ...more,
            ],
          },
          ...(own.length > SHOWN ? [{ kind: 'paragraph' as const, text: all.more(own.length - SHOWN) }] : []),
        ]
  const { overdue, decide, suggestions, waiting, news } = morning
  const suggested = suggestions.reduce((sum, { count }) => sum + count, 0)
  const inApp: LayoutRow[] =
    suggested === 0
      ? []
      : [
          {
            ...{ number: null, hueHex: PRODUCT_HUE, title: words.suggestions(suggested) },
            link: { text: all.receipt.open, url: `${publicUrl}/mails/decide` },
          },
        ]
  const sections = [
    ...group(words.headings.overdue, overdue, { hue: DANGER_HUE }),
    ...group(words.headings.decide, decide, { more: inApp }),
    ...group(words.headings.waiting, waiting),
    ...group(words.headings.news, news),
  ]
  const parts = [
    ...(overdue.length > 0 ? [words.overdue(overdue.length)] : []),
    ...(decide.length + suggested > 0 ? [words.decide(decide.length + suggested)] : []),
    ...(waiting.length > 0 ? [words.waiting(waiting.length)] : []),
    ...(news.length > 0 ? [words.news(news.length)] : []),
  ]
  const hasTasks = rows.told.some(({ source }) => source.kind === 'task')
  return {
    subject: words.subject(parts),
    intro: words.intro(longDayWords(day, language)),
    sections: [
      ...sections,
      { kind: 'button', link: { text: words.openCopilot, url: `${publicUrl}/` } },
      ...(hasTasks ? [{ kind: 'hint' as const, text: all.copilot.answerHow, codes: [] }] : []),
    ],
    told: rows.told,
  }
}
