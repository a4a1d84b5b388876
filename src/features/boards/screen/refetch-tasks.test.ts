// Which cached reads a change of tasks makes stale.
import { expect, it } from 'vitest'
import { keyOf } from '../../../ui/api.ts'
import { createQueryClient } from '../../../ui/queries.ts'
import { listProjects } from '../../projects/contract.ts'
import { listTaskComments } from '../../tasks/comments/contract.ts'
import { getStats, listProjectTasks } from '../../tasks/contract.ts'
import { refetchTasks } from './refetch-tasks.ts'

it('DLG-09: lists of the project, lists across projects and stats; not another project', async () => {
  const client = createQueryClient()
  const own = keyOf(listProjectTasks, { id: 1 })
  const other = keyOf(listProjectTasks, { id: 2 })
  const stale = [own, keyOf(getStats), keyOf(listTaskComments, { id: 9 }), ['/api/tasks/assigned', {}, {}]]
  const fresh = [other, keyOf(listProjects)]
  for (const key of [...stale, ...fresh]) client.setQueryData(key, [])
  await refetchTasks(client, 1)
  const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated
  expect(stale.map(isStale)).toEqual([true, true, true, true])
  expect(fresh.map(isStale)).toEqual([false, false])
  await refetchTasks(client)
  expect(isStale(other)).toBe(true)
})
