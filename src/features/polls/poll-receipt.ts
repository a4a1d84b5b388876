// What Polly answers: the poll that was made, the vote that was counted, what she did not understand.
import { emptyOutcome, type Outcome } from '../../agent/outcome.ts'
import { polly as card } from '../../crew/polly.ts'
import type { LayoutSection } from '../../mail/layout-parts.ts'
import { shortTitle } from '../../mail/short-title.ts'
import { momentWords } from '../../mail/words/days.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { optionWords, voteWords } from './option-words.ts'
import type { Answers } from './poll.ts'
import { barSection, type PollFacts, remarkSections, saidOf } from './poll-layout.ts'
import { pollSubject } from './poll-subject.ts'
import type { PollTally } from './poll-tally.ts'

/** Characters of a reply that a question back repeats. */
const LONGEST_QUOTE = 300

/** Of a poll that was just made; `why` it is a draft. */
export function madeOutcome(
  facts: PollFacts,
  { tells, voters, why, isCopied }: { tells: boolean; voters: number; why: string | null; isCopied: boolean },
): Outcome {
  const { poll, zone, language, url } = facts
  const { poll: words } = wordsIn(language)
  const isDraft = poll.status === 'draft'
  const until = momentWords(poll.closesAt, zone, language)
  const isCollecting = !isDraft && poll.ideas === 'collecting'
  const made = {
    subject: pollSubject(poll.id),
    number: null,
    title: poll.question,
    meta: [
      isDraft ? words.draft : words.asked(voters),
      isCollecting ? words.ideasUntil(until) : words.closes(until),
    ],
    url,
    ...(poll.evidence && poll.evidence.sentence !== poll.question ? { note: poll.evidence.sentence } : {}),
  }
  const told = voters > 0 && !isDraft ? made.meta : made.meta.slice(isDraft ? 0 : 1)
  return {
    ...emptyOutcome(`${wordsIn(language).quote(shortTitle(poll.question))}: ${told.join(', ')}`),
    made: [made],
    sections: facts.options.length > 0 ? [optionSection(facts)] : [],
    notes: [
      ...(isCollecting ? [words.collecting] : []),
      ...(isDraft && why ? [why] : []),
      ...(isDraft || tells || voters === 0
        ? []
        : [isCopied ? words.wroteToNobody : words.wroteToNobodyUnproved]),
    ],
    help: isDraft ? words.draftHelp : isCollecting ? words.ideasHelp : words.help,
  }
}

function optionSection(facts: PollFacts): LayoutSection {
  return {
    kind: 'rows',
    heading: wordsIn(facts.language).poll.options,
    rows: facts.options.map((option) => ({
      number: option.position,
      hueHex: card.hue.light,
      title: optionWords(option, facts),
    })),
  }
}

/** To the voter. */
export function voteOutcome(facts: PollFacts, answers: Answers, remark: string | null): Outcome {
  const { poll, options, zone, language, url } = facts
  const { poll: words } = wordsIn(language)
  const isOver = poll.status === 'closed'
  return {
    ...emptyOutcome(words.voted(voteWords(poll.kind, options, answers, facts))),
    changed: [pollSubject(poll.id)],
    sections: [
      { kind: 'paragraph', lead: poll.question, text: '' },
      ...(remark
        ? [{ kind: 'paragraph' as const, lead: words.withWords, text: wordsIn(language).quote(remark) }]
        : []),
      {
        kind: 'paragraph',
        text: isOver ? words.lastOne : words.changeByReply(momentWords(poll.closesAt, zone, language)),
      },
      { kind: 'button', link: { text: words.seePoll, url } },
    ],
  }
}

/** What was read of a reply that does not count. */
export interface Unread {
  why: string
  /** The voter's own words. */
  words: string
  understood: Answers
  /** The vote that stays as it is. */
  earlier: Answers | null
}

/** The options once more, where a reply was no vote that can be counted. */
export function askedBack(facts: PollFacts, unread: Unread | null): Outcome {
  const { quote, poll: words } = wordsIn(facts.language)
  const { poll, options } = facts
  const { why = '', words: own = '', understood = {}, earlier = null } = unread ?? {}
  const written = own.replace(/\s+/g, ' ').trim().slice(0, LONGEST_QUOTE)
  return {
    ...emptyOutcome(words.notCounted),
    notes: [
      why,
      ...(Object.keys(understood).length > 0
        ? [words.understood(voteWords('schedule', options, understood, facts))]
        : []),
      ...(earlier ? [words.voteStays(voteWords(poll.kind, options, earlier, facts))] : []),
    ],
    sections: [
      ...(written === '' ? [] : [{ kind: 'paragraph' as const, lead: words.youWrote, text: quote(written) }]),
      optionSection(facts),
      { kind: 'button', link: { text: words.voteOnPage, url: facts.url } },
    ],
  }
}

/** `first` opens the headline, such as "The poll is closed"; null for the result alone. */
export function resultOutcome(facts: PollFacts, result: PollTally, first: string | null): Outcome {
  const { language, url, poll } = facts
  const { poll: words } = wordsIn(language)
  const said = saidOf(facts, result)
  const opening = first ?? (poll.status === 'closed' ? null : words.soFar)
  return {
    ...emptyOutcome(opening === null ? said : `${opening}. ${said}`),
    sections: [
      { kind: 'paragraph', lead: poll.question, text: '' },
      barSection(facts, result),
      ...remarkSections(facts, result),
      { kind: 'button', link: { text: wordsIn(language).poll.seePoll, url } },
    ],
  }
}
