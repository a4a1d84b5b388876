// What a member who leaves has to do in a company's knowledge: drafts to finish, articles to keep true, questions to answer.
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import type { HandedOver, Heir } from '../feature.ts'
import { articleNoun, questionNoun } from './knowledge-subject.ts'

/** Of the scope's company; in the caller's transaction. Articles in Personal stay with the account. */
export async function giveKnowledge(db: Database, scope: Scope, heir: Heir): Promise<HandedOver[]> {
  if (scope.companyId === 0) return []
  const of = [scope.companyId, scope.userId, heir.userId]
  const given = await db.query(
    `update knowledge_articles set
       creator_id = case when creator_id = $2 and status = 'draft' then $3 else creator_id end,
       knowledge_owner_id = case when knowledge_owner_id = $2 then $3 else knowledge_owner_id end
     where company_id = $1 and deleted_at is null
       and (knowledge_owner_id = $2 or (creator_id = $2 and status = 'draft')) returning id`,
    of,
  )
  const asked = await db.query(
    `update knowledge_questions set knowledge_owner_id = $3
     where company_id = $1 and knowledge_owner_id = $2 and state in ('unanswered', 'drafted') returning id`,
    of,
  )
  return [
    { noun: articleNoun, count: given.rows.length },
    { noun: questionNoun, count: asked.rows.length },
  ]
}
