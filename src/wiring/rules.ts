// What agents read by rules, in the threads that mails are read in: pure functions of plain data, one line each.
import { readOfTasks } from '../features/assistant/reading/answer.ts'
import { readContractFile } from '../features/contracts/contract-rules.ts'
import { readCopilotMail } from '../features/copilot/mail/copilot-rules.ts'
import { readDigest } from '../features/digests/read-digest.ts'
import { answerFromFile, compareFiles, understandFile } from '../features/documents/document-rules.ts'
import { readFile } from '../features/imports/read-file.ts'
import {
  compareArticles,
  contradictionsAmong,
  readKnowledgeMail,
} from '../features/knowledge/reading/knowledge-rules.ts'
import { learnReading } from '../features/learning/learn-reading.ts'
import { readPollingText } from '../features/polling/read-polling-text.ts'
import { readPollMail } from '../features/polls/poll-proposal.ts'
import { findRepeated, readSurveyMail, readThemes } from '../features/surveys/survey-rules.ts'
import { chooseAmong } from '../language/knowledge/choose-among.ts'
import { chooseAnswer } from '../language/knowledge/choose-answer.ts'
import { explainTasks } from '../language/tasks/explain-tasks.ts'

const all = {
  answerFromFile,
  chooseAmong,
  chooseAnswer,
  compareArticles,
  compareFiles,
  contradictionsAmong,
  explainTasks,
  findRepeated,
  learnReading,
  readContractFile,
  readCopilotMail,
  readDigest,
  readFile,
  readKnowledgeMail,
  readOfTasks,
  readPollingText,
  readPollMail,
  readSurveyMail,
  readThemes,
  understandFile,
}

type All = typeof all

export type RuleForms = { [N in keyof All]: { given: Parameters<All[N]>[0]; read: ReturnType<All[N]> } }

export const rules: { [N in keyof RuleForms]: (given: RuleForms[N]['given']) => RuleForms[N]['read'] } = all
