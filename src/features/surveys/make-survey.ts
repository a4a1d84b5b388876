// Makes the draft of a survey: of a mail with its questions, or of what they are to be about.
import type { AgentMail } from '../../agent/agent.ts'
import type { Acting } from '../../kit/acting.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import type { AskedQuestion } from '../../language/surveys/asked-survey.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { displayName } from '../accounts/index.ts'
import { membersOf } from '../companies/index.ts'
import { newSecret } from '../polls/index.ts'
import { addPeople, type NewPerson } from './people-store.ts'
import { writeQuestions } from './question-store.ts'
import { tellSurvey } from './survey-events.ts'
import { insertSurvey, type SurveyRow } from './survey-store.ts'

const USUAL = 3
const STEPS = 5

/** So many questions about something, in the words of a language, the most telling first. */
export function questionsAbout(
  topic: string,
  wanted: number | null,
  language: LanguageCode,
): AskedQuestion[] {
  const { template: words } = wordsIn(language).survey
  // Without a topic, the question alone: "How satisfied are you, all in all?"
  const alone = (text: string): string => {
    const bare = text.replace(/^\s{0,2}:\s/, '')
    const first = bare.search(/\p{L}/u)
    return bare.slice(0, first) + bare.charAt(first).toUpperCase() + bare.slice(first + 1)
  }
  const question = (text: string, kind: AskedQuestion['kind'], options: readonly string[] = []) => ({
    text: topic === '' ? alone(text) : text,
    kind,
    options: options.slice(),
    steps: STEPS,
  })
  return [
    question(words.overall(topic), 'scale'),
    question(words.good(topic), 'text'),
    question(words.better(topic), 'text'),
    question(words.help(topic), 'choice', words.helpOptions),
    question(words.repeat(topic), 'scale'),
    question(words.else, 'text'),
  ].slice(0, Math.max(1, wanted ?? USUAL))
}

/** Everybody on the mail but who asks. */
export const peopleOfMail = ({ to, cc }: AgentMail): NewPerson[] =>
  [...to, ...cc].map(({ userId, email, name }) => ({ userId, email: email.toLowerCase(), name }))

/** "The team": the other members of the company that is acted for, without those whom nothing of the author reaches (SET-20). */
export async function teamOf(
  db: Database,
  scope: Scope,
  blockers: ReadonlySet<number>,
): Promise<NewPerson[]> {
  const members = await membersOf(db, scope)
  return members
    .filter(({ userId }) => userId !== scope.userId && !blockers.has(userId))
    .map((member) => ({ userId: member.userId, email: member.email, name: displayName(member) }))
}

export interface NewSurveyFacts {
  title: string
  questions: readonly AskedQuestion[]
  people: readonly NewPerson[]
  closesAt: Date | null
  isNamed: boolean
  /** The round whose questions it asks again. */
  previousId: number | null
  ownerId: number
  threadId: number
  sourceMailId: number | null
  sourceEmail: string
  zone: string
  language: LanguageCode | null
  evidence: SurveyRow['evidence']
}

export async function makeSurvey({ db, scope, at }: Acting, facts: NewSurveyFacts): Promise<SurveyRow> {
  const { ownerId, questions, people, ...own } = facts
  const survey = await insertSurvey(db, scope, {
    survey: { ...own, status: 'draft', secret: newSecret() },
    ...{ ownerId, at },
  })
  await writeQuestions(db, survey, questions)
  await addPeople(db, survey.id, people)
  await tellSurvey(db, scope, survey)
  return { ...survey, personCount: people.length }
}
