// Following a project without taking part in it (PB-24).
import type { Acting } from '../../kit/acting.ts'
import { deleteFollow, followedAmong, insertFollow } from '../../records/follow-store.ts'
import { requireProject } from './project-store.ts'
import { PROJECT, projectSubject } from './project-subject.ts'

/** Throws not_found for a project that is not the person's to read. Answers whether they followed it before. */
export async function setFollowed(acting: Acting, id: number, isFollowed: boolean): Promise<boolean> {
  const { db, scope } = acting
  await requireProject(db, scope, id)
  const wasFollowed = (await followedAmong(db, scope, PROJECT, [id])).has(id)
  if (isFollowed) await insertFollow(acting, projectSubject(id))
  else await deleteFollow(db, scope, projectSubject(id))
  return wasFollowed
}
