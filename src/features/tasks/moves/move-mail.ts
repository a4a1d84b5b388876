// A mail goes to another project, with the tasks that it made; answers to it go there from then on.
import type { Acting } from '../../../kit/acting.ts'
import { actingAs } from '../../../kit/db/acting-database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Undoable } from '../../../records/record-kind.ts'
import {
  createThreadLike,
  lockThreadDelivery,
  moveDelivery,
  type ThreadDelivery,
} from '../../../routing/move-delivery-store.ts'
import {
  mayDeleteProject,
  type ProjectRow,
  projectOfThread,
  requireProject,
  tellReaders,
  writeProject,
} from '../../projects/index.ts'

export const MAIL = 'mail'

export interface FoundMail {
  delivery: ThreadDelivery & { threadId: number }
  from: ProjectRow
}

/** A mail of a project that the person reads. Throws not_found otherwise. */
export async function findMail({ db, scope }: Omit<Acting, 'at'>, id: number): Promise<FoundMail> {
  const acting = actingAs(db, scope)
  const delivery = await lockThreadDelivery(acting, id)
  const threadId = delivery?.threadId ?? null
  const home = threadId === null ? null : await projectOfThread(acting, threadId)
  if (!delivery || threadId === null || !home) throw notFound()
  const from = await requireProject(db, scope, home.id).catch((error: unknown) => {
    throw error instanceof AppError ? notFound() : error
  })
  return { delivery: { ...delivery, threadId }, from }
}

const notFound = () => new AppError('not_found', 'Mail not found')

/** Moving a mail takes it from the people of its project: for who wrote it, and for who may delete the project. */
export function requireMayMove({ scope }: Acting, { delivery, from }: FoundMail): void {
  if (delivery.senderId === scope.userId || mayDeleteProject(scope, from)) return
  throw new AppError(
    'forbidden',
    'Only who wrote it, the project\u2019s owner or a manager may move this mail',
  )
}

/** Answers the change for the change set. */
export async function takeMail(acting: Acting, { delivery }: FoundMail, into: ProjectRow) {
  const { db, scope, at } = acting
  const from = delivery.threadId
  let to = into.threadId
  if (to === null) {
    const news = { baseSubject: into.name.toLowerCase(), userId: scope.userId, at }
    to = await createThreadLike(actingAs(db, scope), from, news)
    await writeProject(acting, into.id, { threadId: to })
  }
  await moveDelivery(actingAs(db, scope), delivery, { from, to })
  return {
    subject: { kind: MAIL, id: delivery.id },
    ...{ kind: 'update' as const, before: { threadId: from }, after: { threadId: to } },
  }
}

export const undoableMail: Undoable = {
  async undo({ db, scope }, { subject, before, after }) {
    const acting = actingAs(db, scope)
    const delivery = await lockThreadDelivery(acting, subject.id)
    if (!delivery || delivery.threadId !== after.threadId)
      return { isUndone: false, kept: delivery ? [() => 'The mail was moved on since and stays there'] : [] }
    await moveDelivery(acting, delivery, { from: Number(after.threadId), to: Number(before.threadId) })
    return { isUndone: true, kept: [] }
  },
  async tell({ db, scope }, place, ids) {
    const projects = new Set([place.id])
    for (const id of ids) projects.add((await findMail({ db, scope }, id)).from.id)
    for (const id of projects)
      await tellReaders(db, scope, await requireProject(db, scope, id), { type: 'project_update' })
  },
}
