// What Polly answers: the poll that was made, the vote that was counted, what she did not understand.
import { emptyOutcome, type Outcome } from '../../agent/outcome.ts'
import { polly as card } from '../../crew/polly.ts'
import type { LayoutSection } from '../../mail/layout-parts.ts'
import { momentWords } from '../../mail/words/days.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { optionWords, verdictWords, voteWords } from './option-words.ts'
import type { Answers, PollResult } from './poll.ts'
import { barSection, type PollFacts } from './poll-layout.ts'
import { pollSubject } from './poll-subject.ts'

/** Of a poll that was just made; `why` it is a draft. */
export function madeOutcome(
  facts: PollFacts,
  { tells, voters, why }: { tells: boolean; voters: number; why: string | null },
): Outcome {
  const { poll, zone, language, url } = facts
  const { poll: words } = wordsIn(language)
  const isDraft = poll.status === 'draft'
  const made = {
    subject: pollSubject(poll.id),
    number: null,
    title: poll.question,
    meta: [
      isDraft ? words.draft : words.asked(voters),
      words.closes(momentWords(poll.closesAt, zone, language)),
    ],
    url,
    ...(poll.evidence && poll.evidence.sentence !== poll.question ? { note: poll.evidence.sentence } : {}),
  }
  return {
    ...emptyOutcome(isDraft ? words.madeDraft : words.made),
    made: [made],
    sections: [optionSection(facts)],
    notes: [
      ...(isDraft && why ? [why] : []),
      ...(isDraft || tells || voters === 0 ? [] : [words.wroteToNobody]),
    ],
    help: isDraft ? words.draftHelp : words.help,
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
    ...emptyOutcome(words.voted),
    changed: [pollSubject(poll.id)],
    sections: [
      { kind: 'paragraph', lead: poll.question, text: '' },
      { kind: 'paragraph', lead: words.yourVote, text: `${voteWords(poll.kind, options, answers, facts)}.` },
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

/** The options once more, where a reply was no vote that can be counted. */
export function askedBack(facts: PollFacts, why: string): Outcome {
  const { poll: words } = wordsIn(facts.language)
  return {
    ...emptyOutcome(words.notCounted),
    notes: [why],
    sections: [optionSection(facts), { kind: 'button', link: { text: words.voteOnPage, url: facts.url } }],
  }
}

export function resultOutcome(facts: PollFacts, result: PollResult, headline: string): Outcome {
  const { options, language, url } = facts
  return {
    ...emptyOutcome(headline),
    sections: [
      { kind: 'paragraph', lead: facts.poll.question, text: `${verdictWords(result, options, facts)}.` },
      barSection(facts, result),
      { kind: 'button', link: { text: wordsIn(language).poll.seePoll, url } },
    ],
  }
}
