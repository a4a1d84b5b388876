// The polls of a person, as the answer to "results".
import type { MailContext } from '../../agent/agent.ts'
import { emptyOutcome, type Outcome } from '../../agent/outcome.ts'
import { polly as card } from '../../crew/polly.ts'
import { momentWords } from '../../mail/words/days.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { areFiguresLater } from './figures-shown.ts'
import { verdictWords } from './option-words.ts'
import { resultOf } from './poll-acts.ts'
import { shownOptions } from './poll-layout.ts'
import type { PollServices } from './poll-services.ts'
import { listPollRows, optionsOf } from './poll-store.ts'

const MOST = 10

export async function listOutcome(
  { db, publicUrl }: PollServices,
  { scope, mail }: MailContext,
): Promise<Outcome> {
  const { poll: words } = wordsIn(mail.language)
  const polls = await listPollRows(db, scope, undefined)
  const shown = polls.slice(0, MOST)
  const options = await optionsOf(
    db,
    shown.map(({ id }) => id),
  )
  const rows = await Promise.all(
    shown.map(async (poll) => {
      const own = shownOptions(
        poll.kind,
        options.filter(({ pollId }) => pollId === poll.id),
        mail.language,
      )
      const isHidden = areFiguresLater(poll)
      const verdict = isHidden ? words.hiddenUntilEnd : verdictWords(await resultOf(db, poll, own), own, mail)
      const ends =
        poll.status === 'open'
          ? words.closes(momentWords(poll.closesAt, mail.zone, mail.language))
          : words.status[poll.status]
      const voted = words.votedOf(poll.votedCount, poll.voterCount)
      const link = { text: words.seePoll, url: `${publicUrl}/polls/${poll.id}` }
      return {
        number: null,
        hueHex: card.hue.light,
        title: poll.question,
        meta: [verdict, voted, ends].join(' \u2013 '),
        link,
      }
    }),
  )
  if (rows.length === 0) return emptyOutcome(words.noneYet)
  return {
    ...emptyOutcome(words.polls(polls.length)),
    sections: [{ kind: 'rows', heading: words.yourPolls, rows }],
  }
}
