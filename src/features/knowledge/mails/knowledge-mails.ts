// Writes to the people behind knowledge: a question to its owner, an answer to who asked, a draft to who may approve it,
// and an article to its owner on the day on which it is to be verified. Whatever is tried again, each mail is made once.
import { defineJob, type Job } from '../../../jobs/job.ts'
import { actingAs, asSystem } from '../../../kit/db/acting-database.ts'
import { lockArticleOf } from '../articles/article-store.ts'
import { type KnowledgeMailsPayload, mailsPayload } from '../mails-payload.ts'
import { lockQuestionOf } from '../question-store.ts'
import { writeAnswers } from './answer-asker.ts'
import { askOwner } from './ask-owner.ts'
import { offerDraft } from './offer-draft.ts'
import type { SendingServices } from './send-to-person.ts'
import { askWhetherTrue } from './verify-mail.ts'

export type KnowledgeMailsJob = Job<typeof mailsPayload>

export function knowledgeMailsJob(services: SendingServices): KnowledgeMailsJob {
  return defineJob({ name: 'knowledge-mails', payload: mailsPayload, run: (given) => write(services, given) })
}

async function write(services: SendingServices, given: KnowledgeMailsPayload): Promise<void> {
  const { db, system } = services
  await db.transaction(async () => {
    if (given.what === 'question' || given.what === 'answer') {
      const question = await lockQuestionOf(actingAs(db, system), given.id)
      if (!question) return
      await (given.what === 'question'
        ? askOwner(services, question)
        : writeAnswers(services, question, given.after))
      return
    }
    const article = await lockArticleOf(asSystem(db, system), given.id)
    if (!article) return
    await (given.what === 'draft' ? offerDraft(services, article) : askWhetherTrue(services, article))
  })
}
