// Keeps the files of a mail as documents of its thread and tells what is in them, in the delivery's transaction.
import type { AgentMail, MailContext } from '../../agent/agent.ts'
import { emptyOutcome, type Outcome } from '../../agent/outcome.ts'
import type { AgentCard } from '../../crew/card.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { recordChangeSet } from '../../records/change-set-store.ts'
import { answeredOutcome, answerSections, firstAnswer } from './answer-receipt.ts'
import { tellDocuments } from './document-events.ts'
import type { DocumentProposal, ReadFile } from './document-proposal.ts'
import { filesOutcome } from './document-receipt.ts'
import type { DocumentServices } from './document-services.ts'
import { type DocumentRow, documentsOfThread, insertDocuments } from './document-store.ts'
import { documentSubject } from './document-subject.ts'
import { familyName } from './family.ts'
import { tasksFromMail } from './tasks-from-mail.ts'

export async function applyFiles(
  services: DocumentServices,
  card: AgentCard,
  context: MailContext,
  proposal: DocumentProposal,
): Promise<Outcome> {
  const { mail, undone } = context
  const { document: words } = wordsIn(mail.language)
  const { files, asked } = proposal
  const about = { hueHex: card.hue.light, publicUrl: services.publicUrl, reader: mail }
  if (mail.commandsOnly) return { ...emptyOutcome(words.nothingDone), isQuiet: true }
  const today = mail.sentAt.toISOString().slice(0, 10)
  const reader = { hueHex: about.hueHex, publicUrl: about.publicUrl, language: mail.language, today }
  if (files.length === 0 && asked.length > 0 && !mail.isStranger) return answeredOutcome(asked, reader)
  if (files.length === 0 && undone.length > 0) return emptyOutcome(words.nothingDone)
  if (files.length === 0 && proposal.isRemark) return { ...emptyOutcome(words.nothingDone), isQuiet: true }
  if (files.length === 0) return withoutFiles(mail, card)
  // Of what a stranger sends nothing is kept beside the mail: they are told what it says.
  const rows = mail.isStranger ? [] : await keep(services, card, context, files)
  const tasks = await tasksFromMail(services, card, context, { proposal, rows })
  const outcome = filesOutcome(files, { ...about, rows, tasks, byName: card.name })
  const headline = firstAnswer(asked, reader) ?? outcome.headline
  return { ...outcome, headline, sections: [...answerSections(asked, reader), ...outcome.sections] }
}

/** A small picture is taken for the logo of a signature, which it may not be. */
function withoutFiles({ parsed, language }: AgentMail, { name }: AgentCard): Outcome {
  const { document: words } = wordsIn(language)
  const picture = parsed.attachments.find(({ contentType }) => contentType.startsWith('image/'))
  return picture
    ? { ...emptyOutcome(words.noneToRead), notes: [words.onlyPicture(picture.filename)], isQuiet: true }
    : { ...emptyOutcome(words.none), notes: [words.how(name)], isQuiet: true }
}

async function keep(
  { db }: DocumentServices,
  card: AgentCard,
  { scope, mail, by, at }: MailContext,
  files: readonly ReadFile[],
): Promise<DocumentRow[]> {
  const { threadId, mailId, ownerId } = mail
  if (threadId === null) throw new Error('a mail with files has a thread by now')
  const before = (await documentsOfThread(actingAs(db, scope), threadId)).map(({ document }) => document)
  const news = files.map((file) => {
    const { familyId, version } = versionOf(file, before)
    return {
      ...{ threadId, mailId, attachment: file.attachment, name: file.name, readingId: file.readingId },
      ...{ class: file.analysis?.class ?? null, analysis: file.analysis, by: file.analysis ? by : null },
      ...{ familyId, version },
    }
  })
  const rows = await insertDocuments(db, scope, { news, ownerId, at })
  const [first] = rows
  if (first)
    await recordChangeSet(
      { db, scope, at },
      {
        ...{ place: documentSubject(first.id), threadId, mailId, by: card.type },
        changes: rows.map(({ id }) => ({
          ...{ subject: documentSubject(id), kind: 'create' as const, before: {}, after: {} },
        })),
      },
    )
  await tellDocuments(db, scope, rows)
  return rows
}

/** After the latest of its family in the thread. */
function versionOf(
  { name, earlier }: ReadFile,
  before: readonly DocumentRow[],
): { familyId: number | null; version: number } {
  const latest =
    before.find(({ id }) => id === earlier?.documentId) ??
    before.findLast((one) => familyName(one.name) === familyName(name))
  if (!latest) return { familyId: null, version: 1 }
  const familyId = latest.familyId ?? latest.id
  const versions = before.filter((one) => (one.familyId ?? one.id) === familyId).map(({ version }) => version)
  return { familyId, version: Math.max(...versions) + 1 }
}
