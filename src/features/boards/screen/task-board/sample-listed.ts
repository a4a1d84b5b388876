// A listed task for the tests of the personal board, with only what a test cares about said.
import type { ListedTask } from '../../../tasks/lists/contract.ts'
import { sampleTask } from '../board/sample-task.ts'

export function sampleListed(fields: Partial<ListedTask> = {}): ListedTask {
  const { projectName = 'Spring launch', deletedAt = null, ...rest } = fields
  return { ...sampleTask(rest), projectName, deletedAt }
}
