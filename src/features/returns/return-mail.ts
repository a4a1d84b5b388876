// What the mail on somebody's return says: what went to others, what waits, which polls ended, who spoke of them.
import type { LayoutRow, LayoutSection } from '../../mail/layout-parts.ts'
import { PRODUCT_HUE } from '../../mail/layout-tokens.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import { longDayWords } from '../../mail/words/days.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { type MailParts, type ToldTask, taskSections } from '../reminders/index.ts'
import { meaningOf } from '../tasks/index.ts'
import type { EndedPoll, GoneTask, Mention } from './return-store.ts'

export interface ReturnNews {
  fromDay: string
  untilDay: string
  delegated: readonly GoneTask[]
  waiting: readonly ToldTask[]
  polls: readonly EndedPoll[]
  mentions: readonly Mention[]
  publicUrl: string
  language: LanguageCode
}

/** More under one heading are counted. */
const SHOWN = 20

/** Null where nothing happened. */
export function returnMail(news: ReturnNews): MailParts | null {
  const { delegated, waiting, polls, mentions, publicUrl, language } = news
  const all = wordsIn(language)
  const { counts, headings, ...words } = all.absence
  const said = [
    delegated.length > 0 ? counts.delegated(delegated.length) : '',
    waiting.length > 0 ? counts.waiting(waiting.length) : '',
    polls.length > 0 ? counts.polls(polls.length) : '',
    mentions.length > 0 ? counts.mentions(mentions.length) : '',
  ].filter(Boolean)
  if (said.length === 0) return null
  const stateOf = ({ status, names }: GoneTask) => {
    const meaning = meaningOf(status)
    return [all.task.status[meaning], meaning !== 'done' && names.length > 0 ? words.has(names) : '']
      .filter(Boolean)
      .join(' \u00b7 ')
  }
  const isOpen = ({ status }: GoneTask) => meaningOf(status) !== 'done'
  const row = (title: string, meta: string, url: string): LayoutRow => ({
    ...{ number: null, hueHex: PRODUCT_HUE, title },
    ...(meta && { meta }),
    link: { text: all.receipt.open, url },
  })
  return {
    language,
    subject: words.subject(said),
    intro: words.intro(longDayWords(news.fromDay, language), longDayWords(news.untilDay, language)),
    sections: [
      ...taskSections(news, [
        {
          ...{ heading: headings.delegated, tasks: delegated },
          lead: ({ id }) => delegated.filter((one) => one.id === id).map(stateOf)[0] ?? '',
        },
      ]),
      ...(delegated.some(isOpen)
        ? [
            {
              kind: 'button' as const,
              link: { text: words.takeBack, url: `${publicUrl}/settings?tab=notifications` },
            },
          ]
        : []),
      ...taskSections(news, [{ heading: headings.waiting, tasks: waiting }]),
      ...listed(
        headings.polls,
        polls.map(({ id, question, decided }) =>
          row(question, decided === null ? '' : all.poll.decided(decided), `${publicUrl}/polls/${id}`),
        ),
        all.more,
      ),
      ...listed(
        headings.mentions,
        mentions.map((one) => row(one.title, '', `${publicUrl}${pathOf(one)}`)),
        all.more,
      ),
      { kind: 'button', link: { text: words.open, url: `${publicUrl}/my-tasks` } },
    ],
  }
}

function listed(
  heading: string,
  rows: readonly LayoutRow[],
  more: (left: number) => string,
): LayoutSection[] {
  if (rows.length === 0) return []
  const left = rows.length - SHOWN
  return [
    { kind: 'rows', heading, rows: rows.slice(0, SHOWN) },
    ...(left > 0 ? [{ kind: 'paragraph' as const, text: more(left) }] : []),
  ]
}

function pathOf({ taskId, projectId, path }: Mention): string {
  if (path?.startsWith('/')) return path
  return projectId === null
    ? '/'
    : `/project/${projectId}${taskId === null ? '' : `?highlightTask=${taskId}`}`
}
