// What the mails of a poll say: the ballot, the reminder, the result.

import { polly as card } from '../../crew/polly.ts'
import type { PollKind } from '../../language/lexicon/poll-words.ts'
import type { LayoutBar, LayoutSection } from '../../mail/layout-parts.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import { momentWords } from '../../mail/words/days.ts'
import type { MailWords } from '../../mail/words/en.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { areVotesTooFew } from './figures-shown.ts'
import { optionWords, type Reader, verdictWords } from './option-words.ts'
import type { PollResult } from './poll.ts'
import type { OptionRow, PollRow } from './poll-store.ts'

/** The zone is the reader's; the poll's own where that is not known. */
export interface PollFacts extends Reader {
  poll: PollRow
  options: readonly OptionRow[]
  authorName: string
  /** The personal page of the reader, or the app's of the author. */
  url: string
}

/** Yes and no, and the two of an approval, are kept in English: each reader has them in their own language. */
export function shownOptions(
  kind: PollKind,
  options: readonly OptionRow[],
  language: LanguageCode,
): OptionRow[] {
  const { fixed } = wordsIn(language).poll
  if (kind !== 'yes_no' && kind !== 'approval') return [...options]
  return options.map((option) => ({
    ...option,
    label: Object.entries(fixed).find(([label]) => label === option.label)?.[1] ?? option.label,
  }))
}

export function ballotSections(facts: PollFacts): LayoutSection[] {
  const { poll, options, zone, language, url } = facts
  const { poll: words } = wordsIn(language)
  const until = words.changeUntil(momentWords(poll.closesAt, zone, language))
  return [
    ...descriptionSections(facts),
    { kind: 'rows', rows: optionRows(facts) },
    { kind: 'paragraph', text: `${words.ways[poll.kind]} ${until}` },
    ...(options.some(({ startsAt }) => startsAt !== null)
      ? [{ kind: 'paragraph' as const, text: words.timesIn(zoneWords(zone, words)) }]
      : []),
    ...noteSections(poll, words),
    { kind: 'button', link: { text: words.voteOnPage, url } },
  ]
}

/** The author's own words, in their lines. */
function descriptionSections({ poll: { description }, authorName, language }: PollFacts): LayoutSection[] {
  if (description === null) return []
  const heading = wordsIn(language).poll.writes(authorName)
  return [{ kind: 'lines', heading, lines: description.split('\n') }]
}

function optionRows(facts: PollFacts) {
  return facts.options.map((option) => {
    const title = optionWords(option, facts)
    return { number: option.position, hueHex: card.hue.light, title }
  })
}

type PollWords = MailWords['poll']

function noteSections(
  { isAnonymous, hidesResults, quorum, rule }: PollRow,
  words: PollWords,
): LayoutSection[] {
  const notes = [
    ...(isAnonymous ? [words.anonymous] : []),
    ...(hidesResults ? [words.hidden] : []),
    ...(quorum === null ? [] : [words.quorum(quorum)]),
    ...(rule === 'majority' ? [words.majority] : []),
    ...(rule === 'all' ? [words.all] : []),
  ]
  return notes.length > 0 ? [{ kind: 'lines', heading: words.howItCounts, lines: notes }] : []
}

/** "Europe/Berlin time" */
export const zoneWords = (zone: string, words: PollWords): string =>
  /^[+-]/.test(zone) ? words.zoneOfOffset(zone) : words.zone(zone.replaceAll('_', ' '))

export function resultSections(facts: PollFacts, result: PollResult): LayoutSection[] {
  const { poll, options, zone, language, url } = facts
  const { poll: words } = wordsIn(language)
  const decided = options.find(({ id }) => id === poll.decidedOptionId)
  const said = decided ? words.decided(optionWords(decided, facts)) : verdictWords(result, options, facts)
  return [
    { kind: 'paragraph', text: `${said}.` },
    barSection(facts, result),
    ...(decided?.startsAt
      ? [{ kind: 'paragraph' as const, text: `${words.timesIn(zoneWords(zone, words))} ${words.invited}` }]
      : []),
    { kind: 'button', link: { text: words.seePoll, url } },
  ]
}

/** The figures; where too few voted for them, that it is so. */
export function barSection(facts: PollFacts, result: PollResult): LayoutSection {
  const { poll, options, language } = facts
  const { poll: words } = wordsIn(language)
  if (areVotesTooFew(poll)) return { kind: 'paragraph', text: words.tooFewVotes }
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
    const meta = [words.of(yes, votes), ...(maybe > 0 ? [words.ifNeedBe(maybe)] : [])].join(', ')
    const title = optionWords(option, facts)
    return { title, count: yes, half: maybe, total: votes, meta, leads: leading.has(option.id) }
  })
  const heading = poll.kind === 'ranked' ? words.firstChoices : words.votes(votes)
  return { kind: 'bars', hueHex: card.hue.light, heading, bars }
}

/** "The tie between A and B is yours to decide: answer with its number." */
export function tieSections(facts: PollFacts, { verdict }: PollResult): LayoutSection[] {
  if (verdict.is !== 'tie') return []
  const { poll: words } = wordsIn(facts.language)
  const named = facts.options.filter(({ id }) => verdict.optionIds.includes(id))
  const options = named.map((option) => `${option.position} (${optionWords(option, facts)})`)
  return [{ kind: 'paragraph', lead: words.yourDecision, text: words.answerWith(options) }]
}
