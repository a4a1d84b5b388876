// What the Copilot's mails say, in English; every other language has the same words.
import { formsOf } from '../forms.ts'

const { count, or } = formsOf('en-GB')

type Field =
  | 'status'
  | 'dueDate'
  | 'priority'
  | 'assigneeIds'
  | 'new'
  | 'vote'
  | 'comment'
  | 'closesAt'
  | 'reminder'
  | 'isFollowed'
  | 'away'
  | 'back'

const fields: Record<Field, string> = {
  status: 'status',
  dueDate: 'due',
  priority: 'priority',
  assigneeIds: 'who does it',
  new: 'new task',
  vote: 'your vote',
  comment: 'comment',
  closesAt: 'open until',
  reminder: 'reminder',
  isFollowed: 'followed',
  away: 'away',
  back: 'back',
}

export const copilotEn = {
  /** The name of the context that is no company's. */
  personal: 'Personal',
  fields,
  answers: (answers: number) => count(answers, '# answer', '# answers'),
  noAnswer: 'I do not know',
  changes: (changes: number) => count(changes, '# change', '# changes'),
  changed: 'Changed',
  wouldChange: 'To be changed',
  wait: (changes: number) => count(changes, '# change waits for you', '# changes wait for you'),
  waitWhy: (most: number) =>
    `More than ${most} at once are made when you say so: answer \u201cyes\u201d to make them, \u201cno\u201d to leave everything as it is.`,
  waitOthers:
    'Part of the mail seems to be somebody else’s words, so nothing was changed yet: answer “yes” to make these changes, “no” to leave everything as it is.',
  waitDelete:
    'Deleting waits for your answer: “yes” to make these changes, “no” to leave everything as it is.',
  yourAbsence: 'Your absence',
  waitAbsence:
    'It is set when you say so: answer “yes” to set it, “no” to leave everything as it is. While you are away, what mails would give to you goes to who stands in, and reminders wait.',
  undo: 'Undo',
  undoHow: 'To take it back, answer \u201cundo\u201d or press the button.',
  undone: (changes: number) => count(changes, '# change taken back', '# changes taken back'),
  nothingToUndo: 'There is nothing to take back',
  nothingWaits: 'Nothing waits for an answer',
  leftAlone: 'Nothing was changed',
  refused: (title: string, why: string) => `${title} was not changed: ${why}`,
  onlyToMe: 'Nothing was changed, since this mail did not go to the Copilot itself.',
  unknown: 'I do not know: nothing that you may read says it.',
  near: 'I do not know. These speak of it:',
  whichOne: 'Which one do you mean?',
  whichContext: (names: readonly string[]) =>
    `That could be meant in ${or(names)}. Nothing was changed; say it once more with the whole title.`,
  whichProject: (names: readonly string[]) =>
    `In which project? Say it once more with its name, such as ${or(names)}.`,
  needsAccount: 'The Copilot answers people with an account',
  nothingAsked: 'You asked nothing that I understood',
  notRead: 'This mail was not read',
  how: 'Ask about your tasks, mails, polls and documents, or say what should change, one thing a line.',
  answerHow:
    'Answer with a number and what should change, such as \u201c1 done\u201d or \u201cmove 2 to Friday\u201d.',
  page: {
    question: (changes: number) => count(changes, 'Take back # change?', 'Take back # changes?'),
    button: 'Take back',
    done: 'Taken back',
    doneWhy: 'Everything is as it was, but for what somebody has changed since.',
    gone: 'There is nothing left to take back',
    goneWhy: 'It was taken back already, or it is too long ago.',
  },
  morning: {
    line: 'Your morning',
    subject: (parts: readonly string[]) => `Your morning: ${parts.join(', ')}`,
    intro: (day: string) => `${day}. What is yours to do, to decide and to know.`,
    overdue: (tasks: number) => count(tasks, '# overdue', '# overdue'),
    decide: (things: number) => count(things, '# to decide', '# to decide'),
    waiting: (tasks: number) => count(tasks, 'waiting for # other', 'waiting for # others'),
    news: (tasks: number) => count(tasks, '# new', '# new'),
    suggestions: (things: number) =>
      count(things, '# suggestion of your agents', '# suggestions of your agents'),
    headings: {
      overdue: 'Overdue',
      decide: 'To decide',
      waiting: 'You wait for',
      news: 'New since yesterday',
    },
    openCopilot: 'Open Mailcrew',
  },
}

export type CopilotWords = typeof copilotEn
