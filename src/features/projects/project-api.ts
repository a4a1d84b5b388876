// Answers the calls about projects and their mails.

import { tasksOf } from '../../agent/outcome.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Query } from '../../kit/contract.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { type Served, serve } from '../../kit/serve.ts'
import type { MailReader } from '../../mail/mail-reader.ts'
import type { ParsedMail } from '../../mail/parsed-mail.ts'
import { undoableSince } from '../../records/undo.ts'
import { listedAttachments } from './attachments.ts'
import {
  followProject,
  getOriginalEmail,
  getProject,
  listProjectEmails,
  listProjects,
  type ProjectEmail,
  unfollowProject,
} from './contract.ts'
import { setFollowed } from './follow.ts'
import { lifeRoutes } from './life/life-api.ts'
import { findProjectRow, listArchivedRows, listDeletedRows, listProjectRows } from './project-list-store.ts'
import { listMailRows, type ProjectMailRow } from './project-mail-store.ts'
import { requireProject } from './project-store.ts'

export function projectRoutes(db: Database, reader: MailReader, clock: Clock): Served[] {
  const listed = (scope: Scope, show: Query<typeof listProjects>['show']) => {
    if (show === 'archived') return listArchivedRows(db, scope)
    if (show === 'deleted') return listDeletedRows(db, scope, undoableSince(clock()))
    return listProjectRows(db, scope)
  }
  return [
    ...lifeRoutes({ db, clock }),
    serve(followProject, async ({ scope, params }) => {
      await setFollowed({ db, scope, at: clock() }, params.id, true)
      return { isFollowed: true }
    }),
    serve(unfollowProject, async ({ scope, params }) => {
      await setFollowed({ db, scope, at: clock() }, params.id, false)
      return { isFollowed: false }
    }),
    serve(listProjects, async ({ scope, query }) => ({ projects: await listed(scope, query.show) })),
    serve(getProject, ({ scope, params }) => findProjectRow(db, scope, params.id)),
    serve(getOriginalEmail, async ({ scope, params }) => {
      const project = await requireProject(db, scope, params.id)
      const [first] = await listMailRows(db, project)
      if (!first) return null
      const mail = await reader.read(first.object)
      return {
        id: first.deliveryId,
        from: senderOf(first),
        date: first.at.toISOString(),
        subject: first.subject,
        body: mail?.text ?? '',
        htmlUrl: htmlUrlOf(scope, first, mail),
      }
    }),
    serve(listProjectEmails, async ({ scope, params }) => {
      const project = await requireProject(db, scope, params.id)
      const rows = await listMailRows(db, project)
      return Promise.all(rows.map(async (row) => projectEmailOf(scope, row, await reader.read(row.object))))
    }),
  ]
}

function projectEmailOf(scope: Scope, row: ProjectMailRow, mail: ParsedMail | null): ProjectEmail {
  return {
    id: row.deliveryId,
    subject: row.subject,
    status: row.status,
    tasksCreated: tasksOf(row.made),
    tasksUpdated: tasksOf(row.changed),
    sender: row.fromAddress ?? '',
    senderName: row.fromName ?? '',
    createdAt: row.at.toISOString(),
    recipients: (mail?.to ?? []).map((one) => one.address),
    ccList: (mail?.cc ?? []).map((one) => one.address),
    body: mail?.text ?? '',
    newest: mail?.newest.text ?? '',
    quoted: [mail?.newest.signature, mail?.newest.quoted].filter(Boolean).join('\n\n'),
    htmlUrl: htmlUrlOf(scope, row, mail),
    attachments: listedAttachments(mail, row.deliveryId, scope.companyId),
  }
}

function senderOf(row: ProjectMailRow): string {
  return row.fromName ? `${row.fromName} <${row.fromAddress ?? ''}>` : (row.fromAddress ?? '')
}

/** A frame opens it, which cannot send the context header: the address names the company itself. */
function htmlUrlOf(scope: Scope, row: ProjectMailRow, mail: ParsedMail | null): string | null {
  if (!mail?.html) return null
  return `/mail-body/${row.deliveryId}${scope.companyId === 0 ? '' : `?companyId=${scope.companyId}`}`
}
