// What is typed into the form of a survey, what is wrong with it, and what of it is sent.
import { LONGEST_TITLE, MOST_OPTIONS, type NewQuestion, type Survey } from '../contract.ts'

export interface QuestionFields {
  /** Tells the rows apart while one is taken out. */
  key: number
  text: string
  kind: NewQuestion['kind']
  /** One a line. */
  options: string
  steps: number
}

export interface SurveyForm {
  title: string
  questions: QuestionFields[]
  /** Addresses, with blanks, commas or line breaks between them. */
  people: string
  isNamed: boolean
}

let nextKey = 1
export const newFields = (): QuestionFields => ({
  key: nextKey++,
  ...{ text: '', kind: 'scale' as const, options: '', steps: 5 },
})

export function formOf(survey: Survey | null): SurveyForm {
  if (!survey) return { title: '', questions: [newFields()], people: '', isNamed: false }
  return {
    title: survey.title,
    questions: survey.questions.map(({ text, kind, options, steps }) => ({
      key: nextKey++,
      ...{ text, kind, steps, options: options.join('\n') },
    })),
    people: survey.people.map(({ email }) => email).join('\n'),
    isNamed: survey.isNamed,
  }
}

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

export const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]/)
      .map((one) => one.trim().toLowerCase())
      .filter(Boolean),
  ),
]

/** What stands beside a field; a question's by its key. */
export interface SurveyFault {
  title?: string
  people?: string
  questions: Record<number, string>
}

export function faultsOf({ title, questions, people }: SurveyForm): SurveyFault {
  const faults: SurveyFault = { questions: {} }
  if (title.trim() === '') faults.title = 'Say what it is about'
  const odd = addressesIn(people).find((one) => !/^[^@]+@[^@]+$/.test(one))
  if (odd) faults.people = `${odd} is no mail address`
  for (const { key, text, kind, options } of questions) {
    const count = linesOf(options).length
    if (text.trim() === '') faults.questions[key] = 'Write the question'
    else if (kind === 'choice' && count < 2) faults.questions[key] = 'A choice needs at least two options'
    else if (kind === 'choice' && count > MOST_OPTIONS)
      faults.questions[key] = `A choice has at most ${MOST_OPTIONS} options`
  }
  return faults
}

export const isFaulty = ({ title, people, questions }: SurveyFault): boolean =>
  title !== undefined || people !== undefined || Object.keys(questions).length > 0

export function bodyOf({ title, questions, people, isNamed }: SurveyForm): {
  title: string
  questions: NewQuestion[]
  people: string[]
  isNamed: boolean
} {
  return {
    title: title.trim().slice(0, LONGEST_TITLE),
    questions: questions.map(({ text, kind, options, steps }) => ({
      ...{ text: text.trim(), kind, steps },
      options: kind === 'choice' ? linesOf(options) : [],
    })),
    people: addressesIn(people),
    isNamed,
  }
}
