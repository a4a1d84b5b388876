// What is read of a mail to a survey, and of the free answers to it: plain data in and out, for threads of their own.
import type { Proposal } from '../../agent/agent.ts'
import { readCommands } from '../../language/commands.ts'
import { namesToAvoid } from '../../language/polling/quotable.ts'
import { type Theme, themesIn } from '../../language/polling/themes.ts'
import type { PollMail } from '../../language/polls/asked-poll.ts'
import type { AskedRepeat, AskedSurvey, ReadAnswers, SurveyAct } from '../../language/surveys/asked-survey.ts'
import { type NumberedQuestion, readAnswers } from '../../language/surveys/read-answers.ts'
import { questionIn, readActs, readRepeat, readSurvey } from '../../language/surveys/read-survey.ts'
import { repeatedQuestions } from '../../language/surveys/repeated-questions.ts'
import type { EarlierSurvey } from '../../language/surveys/survey-orders.ts'

export interface SurveyProposal extends Proposal {
  /** A new survey. */
  asked: AskedSurvey | null
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
  /** Closed ones that the writer may repeat, the latest first. */
  earlier: EarlierSurvey[]
  /** The text with its quoted lines, for answers below them. */
  quoted: string
  /** Its text took too long to read. */
  commandsOnly: boolean
}

export function readSurveyMail(given: MailToSurvey): SurveyProposal {
  const { mail, survey, isAuthor, earlier, quoted, commandsOnly } = given
  const { commands, rest } = readCommands(mail.text)
  if (commandsOnly) return { commands, asked: null, repeat: null, reply: null }
  const said = { ...mail, text: rest }
  if (!survey) {
    const repeat = readRepeat(said, earlier)
    return { commands, asked: repeat ? null : readSurvey(said), repeat, reply: null }
  }
  const { id, title, status, questions } = survey
  const acts = isAuthor ? readActs({ text: rest, status, title, mail: said }) : []
  const answers =
    acts.length === 0 && !isAuthor ? readAnswers({ text: rest, quoted, mail: said }, questions) : null
  return { commands, asked: null, repeat: null, reply: { surveyId: id, acts, answers } }
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
