// What threads say to questions: what was decided about a matter, and what a thread came to, in the mails' own words.
import type { Asks, Source, Statement } from '../../records/asks.ts'
import { type ReadMail, readableMails } from '../triage/index.ts'
import type { CaraServices } from './cara-agent.ts'
import type { DigestLine } from './digest.ts'
import { storedMail } from './whole-thread.ts'

const MAIL = 'mail'
const MOST_LINES = 6

const leads = { decision: 'Decided', open: 'Open', question: 'Asked', point: 'Said' } as const

export function threadAsks(services: CaraServices): Asks {
  const { db, reader } = services
  return {
    async answer(scope, { about, found, shown, zone }) {
      if (about.wanted !== 'decisions' && about.wanted !== 'summary') return null
      const onScreen = shown?.kind === MAIL ? [shown.id] : []
      const ids = onScreen.length > 0 && about.topic.length === 0 ? onScreen : (found.get(MAIL) ?? onScreen)
      const mails = await readableMails(db, scope, ids)
      if (mails.length === 0) return null
      const parsed = (
        await Promise.all(mails.map(async (mail) => ({ mail, read: await reader.read(mail.object) })))
      ).flatMap(({ mail, read }) => (read ? [{ mail, read }] : []))
      const stored = parsed.map(({ mail, read }) => storedMail(read, mail.at, false))
      const { thread, lines } = await services.readDigest(
        { mails: stored, zone, commandsOnly: false },
        `person ${scope.userId}`,
      )
      const wanted = about.wanted === 'decisions' ? lines.filter(({ kind }) => kind === 'decision') : lines
      const statements = wanted.slice(0, MOST_LINES).map((line) => {
        const at = thread[line.mail]?.at ?? null
        const from = parsed.find(({ mail }) => mail.at.toISOString() === at)?.mail ?? parsed[0]?.mail
        return statementOf(line, from ?? null)
      })
      return statements.length === 0 ? null : { sureness: 0.88, statements }
    },
  }
}

function statementOf({ kind, sentence }: DigestLine, mail: ReadMail | null): Statement {
  const sources: Source[] = mail
    ? [
        {
          ...{ kind: MAIL, id: mail.id, title: mail.subject || 'No subject', path: `/mails/${mail.id}` },
          ...{ quote: sentence, at: mail.at.toISOString() },
        },
      ]
    : []
  return { text: `\u2022 ${leads[kind]}: \u201c${sentence}\u201d`, sources }
}
