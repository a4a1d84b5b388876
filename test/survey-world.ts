// Surveys with mails of ours to look at, and replies to them.

import type { Survey, SurveyBrief } from '../src/features/surveys/contract.ts'
import { replyAddressIn } from './outbox.ts'
import { type Client, password, type SentMail, startWorld, type World, type WorldOptions } from './world.ts'

export interface SurveyWorld extends World {
  sally: string
  /** Makes accounts with these addresses. */
  signUpAll(emails: readonly string[]): Promise<void>
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
  const sentTo: SurveyWorld['sentTo'] = (email, kind) => world.outbox({ to: email, kind })
  const surveyOf: SurveyWorld['surveyOf'] = async (client, title) => {
    const { surveys } = await client.get<{ surveys: SurveyBrief[] }>('/api/surveys')
    const found = surveys.find((one) => one.title === title)
    if (!found) throw new Error(`there is no survey ${title}`)
    return client.get<Survey>(`/api/surveys/${found.id}`)
  }
  return {
    ...world,
    sally: `sally@${world.config.mailDomain}`,
    signUpAll: (emails) => signUpAll(world.url, emails),
    sentTo,
    mailTo: (email, kind, words = '') =>
      world.until(async () =>
        (await sentTo(email, kind)).find((mail) => `${mail.subject} ${mail.text}`.includes(words)),
      ),
    reply: (mail, from, text, cc = []) =>
      world.receiveMail({ from, to: [replyAddressIn(mail.raw)], cc, subject: `Re: ${mail.subject}`, text }),
    surveyOf,
    surveyWhen: (client, title, isSo) =>
      world.until(async () => {
        const survey = await surveyOf(client, title)
        return isSo(survey) ? survey : undefined
      }),
  }
}

/** The personal link in a mail that asks. */
export const surveyLinkIn = (text: string): string => /\/survey\/\d+\.[\w-]{22}/.exec(text)?.[0] ?? ''

/** Makes accounts with these addresses. */
export async function signUpAll(url: string, emails: readonly string[]): Promise<void> {
  for (const email of emails) {
    const answer = await fetch(`${url}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ name: email.split('@')[0], email, password, confirmPassword: password }),
    })
    if (answer.status !== 201) throw new Error(`sign-up of ${email}: ${answer.status}`)
  }
}
