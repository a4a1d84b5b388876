// What the mails of a poll say: the ballot, the reminder, the result.

import { polly as card } from '../../crew/polly.ts'
import type { LayoutBar, LayoutSection } from '../../mail/layout-parts.ts'
import { momentWords } from '../../mail/moment-words.ts'
import { listed, optionWords, verdictWords } from './option-words.ts'
import type { PollKind, PollResult } from './poll.ts'
import type { OptionRow, PollRow } from './poll-store.ts'

export interface PollFacts {
  poll: PollRow
  options: readonly OptionRow[]
  authorName: string
  /** Of the reader; the poll's own where that is not known. */
  zone: string
  /** The personal page of the reader, or the app's of the author. */
  url: string
}

const ways: Record<PollKind, string> = {
  single: 'Answer this mail with your choice, by its number or in your own words.',
  multiple: 'Answer this mail with all that you want, by number or in your own words.',
  ranked: 'Answer this mail with your order, such as \u201c2, 1, 3\u201d or \u201cfirst 2, then 1\u201d.',
  yes_no: 'Answer this mail with yes or no, in your own words.',
  approval: 'Answer this mail with yes or no; say why, if you like.',
  schedule:
    'Answer this mail with what suits you, such as \u201c1 works, 2 if need be, 3 not\u201d or in your own words.',
}

export function ballotSections(facts: PollFacts): LayoutSection[] {
  const { poll, options, zone, url } = facts
  return [
    { kind: 'rows', rows: optionRows(facts) },
    { kind: 'paragraph', text: `${ways[poll.kind]} ${closingWords(poll, zone)}` },
    ...(options.some(({ startsAt }) => startsAt !== null)
      ? [{ kind: 'paragraph' as const, text: `Times are in ${zoneWords(zone)}.` }]
      : []),
    ...noteSections(poll),
    { kind: 'button', link: { text: 'Vote on a page', url } },
  ]
}

function optionRows({ options, zone }: PollFacts) {
  return options.map((option) => {
    const title = optionWords(option, zone)
    return { number: option.position, hueHex: card.hue.light, title }
  })
}

const closingWords = ({ closesAt }: PollRow, zone: string) =>
  `You can change your vote until ${momentWords(closesAt, zone)}.`

function noteSections({ isAnonymous, hidesResults, quorum, rule }: PollRow): LayoutSection[] {
  const notes = [
    ...(isAnonymous ? ['The vote is anonymous: nobody sees who voted for what, who asks neither.'] : []),
    ...(hidesResults ? ['The results are hidden until the end.'] : []),
    ...(quorum === null ? [] : [`It counts once ${quorum} have voted.`]),
    ...(rule === 'majority' ? ['More than half of the votes decide.'] : []),
    ...(rule === 'all' ? ['Everyone must agree.'] : []),
  ]
  return notes.length > 0 ? [{ kind: 'lines', heading: 'How it counts', lines: notes }] : []
}

/** "Europe/Berlin time" */
export const zoneWords = (zone: string): string =>
  /^[+-]/.test(zone) ? `the time of UTC${zone}` : `${zone.replaceAll('_', ' ')} time`

export function resultSections(facts: PollFacts, result: PollResult): LayoutSection[] {
  const { poll, options, zone, url } = facts
  const decided = options.find(({ id }) => id === poll.decidedOptionId)
  return [
    {
      kind: 'paragraph',
      text: `${decided ? `Decided: ${optionWords(decided, zone)}` : verdictWords(result, options, zone)}.`,
    },
    barSection(facts, result),
    ...(decided?.startsAt
      ? [
          {
            kind: 'paragraph' as const,
            text: `Times are in ${zoneWords(zone)}. An invitation for your calendar is attached.`,
          },
        ]
      : []),
    { kind: 'button', link: { text: 'See the poll', url } },
  ]
}

export function barSection({ poll, options, zone }: PollFacts, result: PollResult): LayoutSection {
  const { counts, votes, verdict } = result
  const leading = new Set(
    poll.decidedOptionId !== null
      ? [poll.decidedOptionId]
      : verdict.is === 'tie'
        ? verdict.optionIds
        : verdict.is === 'decided' || verdict.is === 'short'
          ? [verdict.optionId]
          : [],
  )
  const bars = options.map((option): LayoutBar => {
    const { yes = 0, maybe = 0 } = counts.find(({ optionId }) => optionId === option.id) ?? {}
    const meta = [`${yes} of ${votes}`, ...(maybe > 0 ? [`${maybe} if need be`] : [])].join(', ')
    const title = optionWords(option, zone)
    return { title, count: yes, half: maybe, total: votes, meta, leads: leading.has(option.id) }
  })
  const heading = poll.kind === 'ranked' ? 'First choices' : `${votes} ${votes === 1 ? 'vote' : 'votes'}`
  return { kind: 'bars', hueHex: card.hue.light, heading, bars }
}

/** "The tie between A and B is yours to decide: answer with its number." */
export function tieSections({ options, zone }: PollFacts, { verdict }: PollResult): LayoutSection[] {
  if (verdict.is !== 'tie') return []
  const named = options.filter(({ id }) => verdict.optionIds.includes(id))
  const words = listed(named.map((option) => `${option.position} (${optionWords(option, zone)})`))
  return [
    {
      kind: 'paragraph',
      lead: 'Your decision:',
      text: `answer this mail with ${words.replace(' and ', ' or ')}.`,
    },
  ]
}
