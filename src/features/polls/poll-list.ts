// The polls of a person, as the answer to "results".
import type { MailContext } from '../../agent/agent.ts'
import { counted } from '../../agent/counted.ts'
import { emptyOutcome, type Outcome } from '../../agent/outcome.ts'
import { polly as card } from '../../crew/polly.ts'
import { momentWords } from '../../mail/moment-words.ts'
import { verdictWords } from './option-words.ts'
import { resultOf } from './poll-acts.ts'
import type { PollServices } from './poll-services.ts'
import { listPollRows, optionsOf } from './poll-store.ts'
import { pollNoun } from './poll-subject.ts'

const MOST = 10

export async function listOutcome(
  { db, publicUrl }: PollServices,
  { scope, mail }: MailContext,
): Promise<Outcome> {
  const polls = await listPollRows(db, scope, undefined)
  const shown = polls.slice(0, MOST)
  const options = await optionsOf(
    db,
    shown.map(({ id }) => id),
  )
  const rows = await Promise.all(
    shown.map(async (poll) => {
      const own = options.filter(({ pollId }) => pollId === poll.id)
      const isHidden = poll.hidesResults && poll.status !== 'closed'
      const words = isHidden
        ? 'Hidden until the end'
        : verdictWords(await resultOf(db, poll, own), own, mail.zone)
      const ends = poll.status === 'open' ? `closes ${momentWords(poll.closesAt, mail.zone)}` : poll.status
      const voted = `${poll.votedCount} of ${poll.voterCount} voted`
      const link = { text: 'See the poll', url: `${publicUrl}/polls/${poll.id}` }
      return {
        number: null,
        hueHex: card.hue.light,
        title: poll.question,
        meta: [words, voted, ends].join(' \u2013 '),
        link,
      }
    }),
  )
  if (rows.length === 0) return emptyOutcome('You have no polls yet')
  return {
    ...emptyOutcome(counted(polls.length, pollNoun)),
    sections: [{ kind: 'rows', heading: 'Your polls', rows }],
  }
}
