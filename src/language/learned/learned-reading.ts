// What corrections taught about the mails of one company or person: plain data, kept beside the shipped judge.

/** A trait of a sentence, such as a word of it, with what it adds to how sure the judge is, in logits. */
export interface LearnedCue {
  cue: string
  weight: number
  /** How many corrections speak for it. */
  seen: number
}

/** Who gets what nobody is named for: of mails by `author`, addresses in lower case. */
export interface OwnerHabit {
  author: string
  assignee: string
  seen: number
}

/** When what has no day is due: days after the mail, of mails by `author`. */
export interface DayHabit {
  author: string
  days: number
  seen: number
}

export interface LearnedReading {
  cues: LearnedCue[]
  owners: OwnerHabit[]
  days: DayHabit[]
}

/** One thing that was learned, as people name it to have it forgotten: 'word:ticket', 'owner:ann@example.com'. */
export type LearnedName = string

export const ownerName = ({ author }: Pick<OwnerHabit, 'author'>): LearnedName => `owner:${author}`
export const dayName = ({ author }: Pick<DayHabit, 'author'>): LearnedName => `day:${author}`

export const nothingLearned: LearnedReading = { cues: [], owners: [], days: [] }
