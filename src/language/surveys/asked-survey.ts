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
  /** The sentence of the mail that it rests on, word for word. */
  sentence: string
}

/** What an author wants done with a survey, by a reply. */
export type SurveyAct =
  | { act: 'open' }
  | { act: 'close' }
  | { act: 'remind' }
  | { act: 'results' }
  | { act: 'until'; moment: string }
  /** Of a draft. */
  | { act: 'drop'; position: number }
  | { act: 'replace'; position: number; question: AskedQuestion }
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
}
