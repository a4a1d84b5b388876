// Surveys with mails of ours to look at, and replies to them.
import type { Survey, SurveyBrief } from '../src/features/surveys/contract.ts'
import { type Client, startWorld, type World, type WorldOptions } from './world.ts'

export interface SentMail {
  subject: string
  /** Blanks and line breaks are one blank each. */
  text: string
  raw: string
}

export interface SurveyWorld extends World {
  sally: string
  /** Our mails of that kind to the address, the latest first. */
  sentTo(email: string, kind: string): Promise<SentMail[]>
  /** The latest of them whose text or subject has the words, once it is there. */
  mailTo(email: string, kind: string, words?: string): Promise<SentMail>
  /** Answers one of our mails. */
  reply(mail: SentMail, from: string, text: string, cc?: readonly string[]): Promise<void>
  surveyOf(client: Client, title: string): Promise<Survey>
  /** The survey once it is so. */
  surveyWhen(client: Client, title: string, isSo: (survey: Survey) => boolean): Promise<Survey>
}

export async function startSurveyWorld(options: WorldOptions = {}): Promise<SurveyWorld> {
  const world = await startWorld(options)
  const sentTo: SurveyWorld['sentTo'] = async (email, kind) => {
    const rows = await world.rows<SentMail>(
      'select subject, text, raw from outbox where recipient = $1 and kind = $2 order by id desc',
      [email, kind],
    )
    return rows.map((row) => ({ ...row, text: row.text.replace(/\s+/g, ' ') }))
  }
  async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
    for (let tries = 0; tries < 1_200; tries++) {
      const found = await look()
      if (found !== undefined) return found
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`${what} did not happen within a minute`)
  }
  const surveyOf: SurveyWorld['surveyOf'] = async (client, title) => {
    const { surveys } = await client.get<{ surveys: SurveyBrief[] }>('/api/surveys')
    const found = surveys.find((one) => one.title === title)
    if (!found) throw new Error(`there is no survey ${title}`)
    return client.get<Survey>(`/api/surveys/${found.id}`)
  }
  return {
    ...world,
    sally: `sally@${world.config.mailDomain}`,
    sentTo,
    mailTo: (email, kind, words = '') =>
      until(`${kind} to ${email}`, async () =>
        (await sentTo(email, kind)).find((mail) => `${mail.subject} ${mail.text}`.includes(words)),
      ),
    reply: (mail, from, text, cc = []) =>
      world.receiveMail({ from, to: [replyAddress(mail.raw)], cc, subject: `Re: ${mail.subject}`, text }),
    surveyOf,
    surveyWhen: (client, title, isSo) =>
      until(`the change of ${title}`, async () => {
        const survey = await surveyOf(client, title)
        return isSo(survey) ? survey : undefined
      }),
  }
}

export const replyAddress = (raw: string): string => /^Reply-To: <?([^>\s]+)/m.exec(raw)?.[1] ?? ''

/** The personal link in a mail that asks. */
export const surveyLinkIn = (text: string): string => /\/survey\/\d+\.[\w-]{22}/.exec(text)?.[0] ?? ''
