// Which of the projects stand on Tula's page, and in which order.
import type { Project } from '../../projects/contract.ts'
import { newestFirst } from '../../projects/screen/project-words.ts'

/**
 * Those that came by mail and are no product's notifications (TULA-14); of one instance those whose mail came
 * to its address (TULA-15). Newest first. `address` is null for all instances.
 */
export function ofTula(projects: readonly Project[], address: string | null): Project[] {
  return newestFirst(
    projects
      .filter((project) => !project.isSystem && project.sourceEmail !== null)
      .filter((project) => address === null || project.sourceEmail?.toLowerCase() === address.toLowerCase()),
  )
}
