// Who may do what with a project that they read, and what an archived one refuses (model.md, Ownership).
import { AppError } from '../../kit/errors.ts'
import { oversees, type Scope } from '../../kit/scope.ts'
import type { ProjectRow } from './project-store.ts'

/** What takes a project off everybody's lists is for its creator, its owner and the company's managers. */
export function mayDelete(scope: Scope, project: Pick<ProjectRow, 'creatorId' | 'ownerId'>): boolean {
  return project.creatorId === scope.userId || project.ownerId === scope.userId || oversees(scope)
}

/** `act` ends the sentence: "delete this project". Throws forbidden. */
export function requireMayDelete(scope: Scope, project: ProjectRow, act: string): void {
  if (mayDelete(scope, project)) return
  throw new AppError('forbidden', `Only its creator, its owner or a manager may ${act}`)
}

/** What was put away is read and not written, until somebody brings it back. Throws conflict. */
export function requireOpen({ name, archivedAt }: Pick<ProjectRow, 'name' | 'archivedAt'>): void {
  if (archivedAt === null) return
  throw new AppError(
    'conflict',
    `\u201c${name}\u201d is archived. Bring it back first, then it can be changed`,
  )
}

type Owned = Pick<ProjectRow, 'ownerId' | 'companyId'>

/** What lies in a project is its owner's: it never goes from one owner to another by itself. Throws forbidden. */
export function requireSameOwner(one: Owned, other: Owned): void {
  if (one.ownerId === other.ownerId && one.companyId === other.companyId) return
  throw new AppError(
    'forbidden',
    'The two projects belong to different people, so nothing moves between them',
  )
}
