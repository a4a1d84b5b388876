// What Polly answers: the poll that was made, the vote that was counted, what she did not understand.
import { emptyOutcome, type Outcome } from '../../agent/outcome.ts'
import { polly as card } from '../../crew/polly.ts'
import type { LayoutSection } from '../../mail/layout-parts.ts'
import { momentWords } from '../../mail/moment-words.ts'
import { optionWords, verdictWords, voteWords } from './option-words.ts'
import type { Answers, PollResult } from './poll.ts'
import { barSection, type PollFacts } from './poll-layout.ts'
import { pollSubject } from './poll-subject.ts'

/** Of a poll that was just made. */
export function madeOutcome(
  facts: PollFacts,
  { tells, voters }: { tells: boolean; voters: number },
): Outcome {
  const { poll, zone, url } = facts
  const isDraft = poll.status === 'draft'
  const asked = `${voters} ${voters === 1 ? 'person' : 'people'}`
  const made = {
    subject: pollSubject(poll.id),
    number: null,
    title: poll.question,
    meta: [isDraft ? 'draft' : `${asked} asked`, `closes ${momentWords(poll.closesAt, zone)}`],
    url,
    ...(poll.evidence && poll.evidence.sentence !== poll.question ? { note: poll.evidence.sentence } : {}),
  }
  return {
    ...emptyOutcome(isDraft ? '1 poll, as a draft' : '1 poll'),
    made: [made],
    sections: [optionSection(facts)],
    notes: [
      ...(isDraft && poll.draftReason ? [poll.draftReason] : []),
      ...(isDraft || tells || voters === 0
        ? []
        : [
            'I wrote to nobody, because I was only in copy: the people on your mail can vote by answering all.',
          ]),
    ],
    help: isDraft ? ['send'] : ['close', 'results', 'until Friday', 'add: another option'],
  }
}

function optionSection({ options, zone }: PollFacts): LayoutSection {
  return {
    kind: 'rows',
    heading: 'Options',
    rows: options.map((option) => ({
      number: option.position,
      hueHex: card.hue.light,
      title: optionWords(option, zone),
    })),
  }
}

/** To the voter; of an anonymous poll the mail and its answer stay theirs alone. */
export function voteOutcome(facts: PollFacts, answers: Answers, remark: string | null): Outcome {
  const { poll, options, zone, url } = facts
  const isOver = poll.status === 'closed'
  return {
    ...emptyOutcome('Your vote is counted'),
    changed: [pollSubject(poll.id)],
    sections: [
      { kind: 'paragraph', lead: `${poll.question}`, text: '' },
      { kind: 'paragraph', lead: 'Your vote:', text: `${voteWords(poll.kind, options, answers, zone)}.` },
      ...(remark
        ? [{ kind: 'paragraph' as const, lead: 'With your words:', text: `\u201c${remark}\u201d` }]
        : []),
      {
        kind: 'paragraph',
        text: isOver
          ? 'It was the last one awaited: the poll is closed, and everybody gets the result.'
          : `You can change it by another reply until ${momentWords(poll.closesAt, zone)}.`,
      },
      { kind: 'button', link: { text: 'See the poll', url } },
    ],
    isPrivate: poll.isAnonymous,
  }
}

/** The options once more, where a reply was no vote that can be counted. */
export function askedBack(facts: PollFacts, why: string): Outcome {
  return {
    ...emptyOutcome('I did not count a vote'),
    notes: [why],
    sections: [optionSection(facts), { kind: 'button', link: { text: 'Vote on a page', url: facts.url } }],
    isPrivate: facts.poll.isAnonymous,
  }
}

export function resultOutcome(facts: PollFacts, result: PollResult, headline: string): Outcome {
  const { options, zone, url } = facts
  return {
    ...emptyOutcome(headline),
    sections: [
      { kind: 'paragraph', lead: facts.poll.question, text: `${verdictWords(result, options, zone)}.` },
      barSection(facts, result),
      { kind: 'button', link: { text: 'See the poll', url } },
    ],
  }
}
