// What mails of the knowledge base say, in English; every other language has the same words.
import { formsOf } from '../forms.ts'

const { count } = formsOf('en-GB')

export const knowledgeEn = {
  nothingDone: 'Nothing was changed',
  how: (agent: string) =>
    `Ask ${agent} a question and you get the answer with its source. Managers add articles and documents by mail.`,
  commandHint: 'They are for drafts, articles and answers of the mail that you reply to.',
  answers: (answers: number) => count(answers, '# answer', '# answers'),
  filed: (questions: number) =>
    count(questions, '# question without an answer', '# questions without an answer'),
  kept: (articles: number) => count(articles, '# article kept', '# articles kept'),
  documents: (files: number) => count(files, '# document kept', '# documents kept'),
  drafts: (drafts: number) => count(drafts, '# draft', '# drafts'),
  sources: 'Sources',
  open: 'Open',
  section: (headings: readonly string[]) => headings.join(' \u203a '),
  verified: (day: string) => `verified ${day}`,
  isDue: 'due to be verified again',
  wrongHint: 'If the answer is wrong, reply \u201cwrong\u201d, and its owner hears of it.',
  notKnown: 'The knowledge base does not say this.',
  corrected: (title: string) => `“${title}” is corrected`,
  saidBefore: 'It said:',
  saysNow: 'It says now:',
  notCorrected: (title: string, before: string) =>
    `“${before}” does not stand in exactly one place of “${title}”, so I changed nothing. Please correct it on its page.`,
  notSure: 'I am not sure that the knowledge base answers this.',
  emptyBase:
    'There is nothing in your knowledge base yet. Mail me what I should know, or write to your company’s address.',
  ownerAsked: (owner: string) => `I ask ${owner} and write to you once there is an answer.`,
  ownerAskedLater: (owner: string, when: string) =>
    `${owner} gets it in the next mail with questions: ${when}. I write to you once there is an answer.`,
  ownerWasAsked: (owner: string, people: number) =>
    `${owner} has the question already; ${count(people, '# person has', '# people have')} asked it. I write to you once there is an answer.`,
  onlyFiled: 'It is filed, and I write to you once there is an answer.',
  yourTurn: 'You look after this knowledge base: reply with the answer, and it becomes a draft.',
  isDraft: 'It is a draft.',
  decide:
    'Reply \u201capprove\u201d to publish it or \u201cdecline\u201d to drop it. Any other text you reply with takes its place.',
  waitsForManager: 'It answers nobody until a manager has approved it.',
  keepRest: (title: string) =>
    `Your mail also tells something. It waits as the draft \u201c${title}\u201d: reply \u201capprove\u201d to publish it or \u201cdecline\u201d to drop it.`,
  notKept: 'Only managers add to this knowledge base, so the rest of your mail was not kept.',
  filesNotKept: 'Only managers add documents to this knowledge base, so the files were not kept.',
  version: (version: number) => `version ${version}`,
  pages: (read: number, total: number) => `read ${read} of ${total}`,
  published: (title: string) => `\u201c${title}\u201d is published`,
  askersTold: (people: number) => `${count(people, '# person who asked is', '# people who asked are')} told.`,
  declined: (title: string) => `\u201c${title}\u201d is dropped`,
  undoHint: 'Reply #undo to take it back.',
  verifiedUntil: (title: string, day: string) =>
    `\u201c${title}\u201d is verified; you are asked again on ${day}`,
  verifiedForGood: (title: string) => `\u201c${title}\u201d is verified`,
  notTrue: (title: string) =>
    `Please write \u201c${title}\u201d anew on its page, or reply with what is missing and it is put at its end.`,
  added: (title: string) => `Added to \u201c${title}\u201d`,
  markedWrong: 'Marked as wrong',
  markedRight: 'Marked as right',
  wrongTold: (owner: string) =>
    `${owner} hears of it with your question, and you hear from me once there is a better answer.`,
  thanks: 'Thank you: it helps to find it again.',
  notYours: 'This takes a manager or an admin.',
  whatOf: 'There is no draft, article or answer here that this could be about.',
  perhaps: 'Perhaps this helps',
  settledBy: (title: string) => `\u201c${title}\u201d answers it from now on`,
  passedTo: (name: string) => `I ask ${name}`,
  nobodyNamed: (name: string) =>
    `I do not know which colleague \u201c${name}\u201d is. Reply \u201cask\u201d with their full name, or write the answer.`,
  whichArticle:
    'Which article do you mean? Reply \u201cit is in the article\u201d with its title, or write the answer.',
  ownerWays:
    'To pass it on, reply \u201cask\u201d and the name of a colleague. To drop it, reply \u201cdecline\u201d.',
  whichQuestion:
    'Which question does this answer? Put its number in front, such as \u201c2: At gate 2.\u201d',
  whyAsked:
    'You are asked because you look after this part of the knowledge base. To pass a question on, reply \u201cask\u201d and a name.',
  stillOpen: 'The question that you reply to still waits for your answer.',
  line: 'Knowledge base',
  footer: 'Reply `#stop` to hear no more of this.',
  somebodyOutside: 'Somebody from outside',
  question: {
    saidWrong: 'the answer was wrong',
    subjectMany: (questions: number) => count(questions, '# question for you', '# questions for you'),
    introMany: 'People asked what the knowledge base does not say.',
    replyMany:
      'Reply with a number and its answer, such as \u201c2: At gate 2.\u201d, one below the other. Each becomes a draft, and once it is approved, whoever asked is told.',
    subject: (question: string) => `A question for you: ${question}`,
    subjectWrong: (question: string) => `A wrong answer: ${question}`,
    intro: (asker: string) => `${asker} asks something that the knowledge base does not say.`,
    introWrong: (asker: string) => `${asker} says that the answer to this is wrong.`,
    asked: 'Question:',
    answered: 'The answer was:',
    people: (people: number) => count(people, '# person has asked it.', '# people have asked it.'),
    reply:
      'Reply to this mail with the answer. It becomes a draft, and once it is approved, whoever asked is told.',
    open: 'Answer it on the page',
  },
  answer: {
    subject: (question: string) => `Answered: ${question}`,
    intro: 'Your question has an answer now.',
  },
  draft: {
    subject: (title: string) => `A draft to approve: ${title}`,
    intro: (author: string) => `${author} wrote a draft for the knowledge base.`,
    answers: 'It answers:',
  },
  verify: {
    subject: (title: string) => `Is this still true? ${title}`,
    intro: (day: string) => `You own this article, and its day to be verified was ${day}.`,
    reply:
      'Reply \u201cstill true\u201d if it is. If it is not, change it on its page, or reply with what is missing and it is put at its end.',
    last: (day: string) => `Last verified on ${day}.`,
  },
}

/** A word that is missing in another language does not type-check. */
export type KnowledgeWords = typeof knowledgeEn
