// Reads a mail to Dina by rules: its files, or a contract that stands in the mail itself.
import type { AgentMail, InThread } from '../../agent/agent.ts'
import type { Document } from '../../files/document.ts'
import { TookTooMuch } from '../../kit/own-thread.ts'
import { readCommands } from '../../language/commands.ts'
import { askedOfFiles, tellsOnly } from '../../language/documents/asked.ts'
import type { ContractReading } from '../../language/documents/contracts/contract-reading.ts'
import { plainWords, saysAny } from '../../language/documents/contracts/cues.ts'
import { wantsNoAnswer } from '../../language/small-talk.ts'
import {
  type AnswerFromFile,
  type AskableFile,
  answerQuestions,
  type MailFilesRead,
} from '../documents/index.ts'
import type { ContractProposal, KnownContracts, ReadContractFile } from './contract-proposal.ts'
import type { readContractFile } from './contract-rules.ts'

export interface ReadingServices {
  mailFiles: MailFilesRead
  /** Reading takes time, and has a thread of its own. */
  readContractFile: InThread<typeof readContractFile>
  answerFromFile: AnswerFromFile
}

/** A shorter text in a mail is a mail. */
const LEAST_CHARACTERS = 600

/** "Remind me", in the languages that mails are read in. */
const REMIND = ['remind', 'erinner', 'rappel', 'recuerd', 'recordar', 'record', 'ricord', 'herinner', 'lembr']
/** Words that stand before what is pasted below them. */
const MOST_ASKED = 600

export async function readMailContracts(
  services: ReadingServices,
  mail: AgentMail,
  known: KnownContracts,
): Promise<ContractProposal> {
  const { commands, rest } = readCommands(mail.parsed.newest.text)
  if (mail.commandsOnly) return { commands, files: [], asked: [], isRemark: false, wantsReminders: false }
  const wantsReminders = saysAny(plainWords(rest.slice(0, MOST_ASKED)), REMIND)
  const files: ReadContractFile[] = []
  const askable: AskableFile[] = []
  for (const file of known.files) {
    const { name, unit, partsRead, partsTotal, failure } = file
    const about = { name, unit, partsRead, partsTotal, failure, contract: null, notes: [] }
    const document = failure === null ? await services.mailFiles.documentOf(known.scope, mail, file) : null
    if (failure !== null || !document) files.push({ ...about, failure: failure ?? 'gone' })
    else {
      files.push({ ...about, contract: await read(services, mail, document, name), notes: document.notes })
      askable.push(askableOf(services, mail, known, file))
    }
  }
  const pasted = files.length === 0 ? await readPasted(services, mail) : null
  if (pasted) {
    files.push(pasted.file)
    askable.push(askableText(pasted.file.name, pasted.document))
  }
  const ask = (questions: readonly string[], of: readonly AskableFile[]) =>
    answerQuestions(services.answerFromFile, mail, questions, of.slice(0, MOST_FILES_ASKED))
  // What is pasted has questions of a contract in it, which nobody asks.
  const questions = askedOfFiles(pasted ? rest.slice(0, MOST_ASKED) : rest)
  if (files.length > 0)
    return { commands, files, asked: await ask(questions, askable), isRemark: false, wantsReminders }
  return {
    commands,
    files,
    wantsReminders,
    ...(await followUp(services, mail, known, { said: rest.trim(), questions })),
  }
}

/** A reply without a contract asks those that its thread has, as files or pasted in its mails. */
async function followUp(
  services: ReadingServices,
  mail: AgentMail,
  known: KnownContracts,
  { said, questions }: { said: string; questions: readonly string[] },
): Promise<Pick<ContractProposal, 'asked' | 'isRemark'>> {
  const earlier = known.earlier.map((file) => askableOf(services, mail, known, file))
  if (earlier.length === 0)
    for (const { subject, text } of known.earlierTexts) {
      const document = asDocument(text)
      const isLong = text.length >= LEAST_CHARACTERS
      const contract = isLong ? await read(services, mail, document, subject) : null
      if (contract?.isContract) earlier.push(askableText(subject, document))
    }
  if (earlier.length === 0) return { asked: [], isRemark: false }
  if (said === '' || tellsOnly(said) || wantsNoAnswer(mail.parsed.subject, said))
    return { asked: [], isRemark: true }
  const whole = questions.length > 0 ? questions : [said.slice(0, MOST_ASKED)]
  const asked = await answerQuestions(
    services.answerFromFile,
    mail,
    whole,
    earlier.slice(0, MOST_FILES_ASKED),
  )
  // What asks nothing and finds nothing tells something.
  const isRemark = questions.length === 0 && asked.every(({ answered }) => answered.length === 0)
  return isRemark ? { asked: [], isRemark } : { asked, isRemark }
}

const askableText = (name: string, document: Document): AskableFile => ({
  documentId: null,
  name,
  unit: 'mail',
  read: async () => document,
})

/** Files of a thread that a question is put to. */
const MOST_FILES_ASKED = 20

const askableOf = (
  { mailFiles }: ReadingServices,
  mail: AgentMail,
  { scope }: KnownContracts,
  file: KnownContracts['files'][number],
): AskableFile => ({
  documentId: null,
  name: file.name,
  unit: file.unit,
  read: () => mailFiles.documentOf(scope, mail, file),
})

/** A text that takes too long is left out, and the rest of the mail is read. */
async function read(
  services: ReadingServices,
  mail: AgentMail,
  document: Document,
  name: string,
): Promise<ContractReading | null> {
  const given = { name, sentOn: mail.sentAt.toISOString().slice(0, 10), language: mail.writtenIn }
  try {
    return await services.readContractFile({ document, given }, mail.sender.email)
  } catch (error) {
    if (error instanceof TookTooMuch) return null
    throw error
  }
}

/** Of a reply its newest text alone: what it quotes was sent before. */
async function readPasted(
  services: ReadingServices,
  mail: AgentMail,
): Promise<{ file: ReadContractFile; document: Document } | null> {
  const text = mail.isReply ? mail.parsed.newest.text : mail.parsed.text
  if (text.length < LEAST_CHARACTERS) return null
  const name = mail.parsed.subject ?? ''
  const document = asDocument(text)
  const contract = await read(services, mail, document, name)
  if (!contract?.isContract) return null
  const about = { unit: 'mail', partsRead: 1, partsTotal: 1, failure: null }
  return { file: { ...about, name, contract, notes: [] }, document }
}

function asDocument(text: string): Document {
  const blocks = text
    .replace(/^[> ]{1,8}/gm, '')
    .split(/\n[ \t]*\n/)
    .map((paragraph) => ({ kind: 'paragraph' as const, text: paragraph.trim() }))
    .filter((one) => one.text !== '')
  return {
    ...{ kind: 'mail', title: null, unit: 'mail', total: 1, notes: [], files: [] },
    parts: [{ number: 1, name: null, isRecognised: false, blocks }],
  }
}
