// What a mail wants others asked, as plain data.

export type QuestionKind = 'choice' | 'scale' | 'text'

export interface AskedQuestion {
  text: string
  kind: QuestionKind
  /** Of a choice. */
  options: string[]
  /** The last step of a scale, which begins at 1. */
  steps: number
}

export interface AskedSurvey {
  /** What it is about, as its mails are called. */
  title: string
  /** As the mail puts them; none where it only says what they are about. */
  questions: AskedQuestion[]
  /** How many it wants; null where it does not say. */
  wanted: number | null
  /** ISO moment; null where the mail names none. */
  deadline: string | null
  /** The answers are to be kept with names. */
  isNamed: boolean
  /** The sentence of the mail that it rests on, word for word. */
  sentence: string
}

/** An earlier survey that is to be held once more. */
export interface AskedRepeat {
  surveyId: number
  deadline: string | null
  /** Null for as it was. */
  isNamed: boolean | null
  sentence: string
}

/** What an author wants done with a survey, by a reply. */
export type SurveyAct =
  | { act: 'open' }
  | { act: 'close' }
  | { act: 'remind' }
  | { act: 'results' }
  | { act: 'until'; moment: string }
  /** Of a closed one: its questions once more. */
  | { act: 'again' }
  /** Of a draft. */
  | { act: 'names'; isNamed: boolean }
  | { act: 'drop'; position: number }
  | { act: 'replace'; position: number; question: AskedQuestion }
  /** The same question, answered in another way. */
  | { act: 'kind'; position: number; kind: 'scale' | 'text' }
  | { act: 'add'; question: AskedQuestion }

/** Of one question: the place of an option or a step, from 1, or words. */
export interface SurveyAnswer {
  position: number
  choice: number | null
  text: string | null
}

export interface ReadAnswers {
  answers: SurveyAnswer[]
  /** Questions whose answer was not understood. */
  unclear: number[]
  /** The reply has the form of answers: numbered, below the questions, or one after the other. */
  isInForm: boolean
}
