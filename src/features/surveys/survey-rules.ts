// What is read of a mail to a survey, and of the free answers to it: plain data in and out, for threads of their own.
import type { Proposal } from '../../agent/agent.ts'
import { readCommands } from '../../language/commands.ts'
import { namesToAvoid } from '../../language/polling/quotable.ts'
import { type Theme, themesIn } from '../../language/polling/themes.ts'
import type { PollMail } from '../../language/polls/asked-poll.ts'
import type { AskedRepeat, AskedSurvey, ReadAnswers, SurveyAct } from '../../language/surveys/asked-survey.ts'
import { readActs } from '../../language/surveys/read-acts.ts'
import { type NumberedQuestion, readAnswers } from '../../language/surveys/read-answers.ts'
import { questionIn, readRepeat, readSurvey } from '../../language/surveys/read-survey.ts'
import { repeatedQuestions } from '../../language/surveys/repeated-questions.ts'
import type { EarlierSurvey } from '../../language/surveys/survey-orders.ts'

export interface SurveyProposal extends Proposal {
  /** A new survey. */
  asked: AskedSurvey | null
  /** What the mail asks, where it wants nobody asked. */
  question: string | null
  /** An earlier one, once more. */
  repeat: AskedRepeat | null
  /** What the mail says to a survey that is there. */
  reply: { surveyId: number; acts: SurveyAct[]; answers: ReadAnswers | null } | null
}

export interface MailToSurvey {
  mail: PollMail
  /** The survey that the mail answers. */
  survey: {
    id: number
    title: string
    status: 'draft' | 'open' | 'closed'
    questions: NumberedQuestion[]
  } | null
  isAuthor: boolean
  /** The writer is among those asked; managers of a company may be both. */
  isAsked: boolean
  /** Closed ones that the writer may repeat, the latest first. */
  earlier: EarlierSurvey[]
  /** The text with its quoted lines, for answers below them. */
  quoted: string
  /** Its text took too long to read. */
  commandsOnly: boolean
}

export function readSurveyMail(given: MailToSurvey): SurveyProposal {
  const { mail, survey, earlier, commandsOnly } = given
  const { commands, rest } = readCommands(mail.text)
  if (commandsOnly) return { commands, asked: null, question: null, repeat: null, reply: null }
  const said = { ...mail, text: rest }
  if (!survey) {
    const repeat = readRepeat(said, earlier)
    const asked = repeat ? null : readSurvey(said)
    return { commands, asked, question: repeat || asked ? null : questionIn(rest), repeat, reply: null }
  }
  const reply = { surveyId: survey.id, ...replyTo(survey, given, said) }
  return { commands, asked: null, question: null, repeat: null, reply }
}

type SurveyReply = NonNullable<SurveyProposal['reply']>

/** Who manages the survey and is asked by it may give orders or answer: what has the form of answers is answers. */
function replyTo(
  { status, title, questions }: NonNullable<MailToSurvey['survey']>,
  { isAuthor, isAsked, quoted }: MailToSurvey,
  mail: PollMail,
): Pick<SurveyReply, 'acts' | 'answers'> {
  const { text } = mail
  const mayAnswer = !isAuthor || (isAsked && status === 'open')
  const answers = mayAnswer ? readAnswers({ text, quoted, mail }, questions) : null
  if (!isAuthor) return { acts: [], answers }
  if (answers?.isInForm && answers.answers.length > 0) return { acts: [], answers }
  const acts = readActs({ text, status, title, mail })
  return { acts, answers: acts.length > 0 ? null : answers }
}

export interface FreeTexts {
  texts: string[]
  language: string | null
  /** Whose names no quote may hold. */
  people: { name: string; email: string }[]
  /** Fewest answers of a topic. */
  enough: number
}

export const readThemes = ({ texts, language, people, enough }: FreeTexts): Theme[] =>
  themesIn(texts, { language, names: namesToAvoid(people), enough })

export interface RepeatedQuestion {
  /** As one of the mails puts it, the shortest. */
  question: string
  /** Places of the texts, and the sentence of each that asks it. */
  asked: { place: number; sentence: string }[]
}

/** What several of these texts ask, each in its own words; at least `enough` of them. */
export function findRepeated({ texts, enough }: { texts: string[]; enough: number }): RepeatedQuestion[] {
  const asked = texts.flatMap((text, place) => {
    const sentence = questionIn(text)
    return sentence === null ? [] : [{ place, sentence }]
  })
  return repeatedQuestions(asked.map(({ sentence }) => sentence))
    .filter(({ length }) => length >= enough)
    .map((places) => {
      const own = places.flatMap((place) => asked[place] ?? [])
      const [shortest] = own.toSorted((one, other) => one.sentence.length - other.sentence.length)
      return { question: shortest?.sentence ?? '', asked: own }
    })
}
