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
import { type PollResult, takesNewIdeas } from './poll.ts'
import type { OptionRow, PollRow } from './poll-store.ts'
import type { PollTally } from './poll-tally.ts'

/** Longer lists of names are no help in a mail. */
const MOST_NAMES = 12
const MOST_REMARKS = 20

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
    ...(poll.ideas === 'welcome' && takesNewIdeas(poll.kind)
      ? [{ kind: 'paragraph' as const, text: words.orOwnIdea }]
      : []),
    ...(options.some(({ startsAt }) => startsAt !== null)
      ? [{ kind: 'paragraph' as const, text: words.timesIn(zoneWords(zone, words)) }]
      : []),
    ...noteSections(poll, words),
    { kind: 'button', link: { text: words.voteOnPage, url } },
  ]
}

/** The call for ideas, with those that are there already. */
export function ideaSections(facts: PollFacts): LayoutSection[] {
  const { poll, options, zone, language } = facts
  const { poll: words } = wordsIn(language)
  const until = words.ideasThenVote(momentWords(poll.closesAt, zone, language))
  return [
    ...descriptionSections(facts),
    ...(options.length > 0 ? [{ kind: 'rows' as const, rows: optionRows(facts) }] : []),
    { kind: 'paragraph', text: `${words.howIdeas} ${until}` },
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
  zone === '+00:00'
    ? words.zone('UTC')
    : /^[+-]/.test(zone)
      ? words.zoneOfOffset(zone)
      : words.zone(zone.replaceAll('_', ' '))

/** What the author decided, else what the votes say; of an open poll what they say so far. */
export function saidOf(facts: PollFacts, result: PollResult): string {
  const { poll, options, language } = facts
  const { poll: words } = wordsIn(language)
  const decided = options.find(({ id }) => id === poll.decidedOptionId)
  if (decided) return words.decided(optionWords(decided, facts))
  const { verdict } = result
  const leading = options.find(({ id }) => verdict.is === 'decided' && id === verdict.optionId)
  if (leading && poll.status !== 'closed') return words.ahead(optionWords(leading, facts))
  return verdictWords(result, options, facts)
}

export function resultSections(facts: PollFacts, result: PollTally): LayoutSection[] {
  const { poll, options, zone, language, url } = facts
  const { poll: words } = wordsIn(language)
  const decided = options.find(({ id }) => id === poll.decidedOptionId)
  return [
    { kind: 'paragraph', text: `${saidOf(facts, result)}.` },
    barSection(facts, result),
    ...remarkSections(facts, result),
    ...(decided?.startsAt && poll.meetingSequence !== null
      ? [{ kind: 'paragraph' as const, text: `${words.timesIn(zoneWords(zone, words))} ${words.invited}` }]
      : []),
    { kind: 'button', link: { text: words.seePoll, url } },
  ]
}

/** The figures; where too few voted for them, that it is so. */
export function barSection(facts: PollFacts, result: PollTally): LayoutSection {
  const { poll, options, language } = facts
  const { poll: words } = wordsIn(language)
  if (areVotesTooFew(poll)) return { kind: 'paragraph', text: words.tooFewVotes }
  const { counts, votes, verdict, named } = result
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
    const who = (wanted: unknown) => namesOf(named, option, wanted)
    const meta = [
      words.of(yes, votes) + who(poll.kind === 'ranked' ? 1 : 'yes'),
      ...(maybe > 0 ? [words.ifNeedBe(maybe) + who('maybe')] : []),
    ].join(', ')
    const title = optionWords(option, facts)
    return { title, count: yes, half: maybe, total: votes, meta, leads: leading.has(option.id) }
  })
  const heading = poll.kind === 'ranked' ? words.firstChoices : words.votes(votes)
  return { kind: 'bars', hueHex: card.hue.light, heading, bars }
}

/** " (Ben, Carla)"; nothing where there are too many to read. */
function namesOf(named: PollTally['named'], { id }: OptionRow, wanted: unknown): string {
  const names = named.filter(({ answers }) => answers[String(id)] === wanted).map(({ name }) => name)
  return names.length === 0 || names.length > MOST_NAMES ? '' : ` (${names.join(', ')})`
}

/** Conditions and explanations, each with the name of who wrote it. */
export function remarkSections({ language }: PollFacts, { named }: PollTally): LayoutSection[] {
  const { quote, poll: words } = wordsIn(language)
  const lines = named.flatMap(({ name, remark }) => (remark ? [`${name}: ${quote(remark)}`] : []))
  return lines.length === 0
    ? []
    : [{ kind: 'lines', heading: words.remarks, lines: lines.slice(0, MOST_REMARKS) }]
}

/** "The tie between A and B is yours to decide: answer with its number." */
export function tieSections(facts: PollFacts, { verdict }: PollResult): LayoutSection[] {
  if (verdict.is !== 'tie') return []
  const { poll: words } = wordsIn(facts.language)
  const named = facts.options.filter(({ id }) => verdict.optionIds.includes(id))
  const options = named.map((option) => `${option.position} (${optionWords(option, facts)})`)
  return [{ kind: 'paragraph', lead: words.yourDecision, text: words.answerWith(options) }]
}
