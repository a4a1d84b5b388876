// The job that goes on with an import whose process ended, and forgets one that is done.
import { z } from 'zod'
import { defineJob, type Job } from '../../jobs/job.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import { mintScope } from '../../kit/scope.ts'
import { roleIn } from '../accounts/index.ts'
import type { AppServices } from '../feature.ts'
import { dropImport, lockImport } from './open-import-store.ts'
import { type ImportRunServices, runSteps, unpacked } from './run-import.ts'

const payload = z.object({ importId: z.number(), userId: z.number(), companyId: z.number() })

export type ResumeImport = Job<typeof payload>

/** When the job looks whether the process that began an import still goes on with it. */
export const LOOK_SECONDS = 60
/** An import that made no step for so long has lost its process. */
const LOST_MS = 30_000

interface ResumeServices extends ImportRunServices, Pick<AppServices, 'system' | 'queue'> {}

export function resumeImportJob(services: ResumeServices): ResumeImport {
  const { db, system, clock, queue } = services
  const job: ResumeImport = defineJob({
    name: 'resume-import',
    payload,
    expiresAfter: 600,
    async run(given) {
      const { importId, userId, companyId } = given
      const role = companyId === 0 ? null : await roleIn(asSystem(db, system), userId, companyId)
      const scope = mintScope(userId, companyId, role)
      const one = await db.transaction(() => lockImport(db, scope, importId))
      if (!one) return
      if (one.request === null || (companyId !== 0 && role === null)) return dropImport(db, scope, importId)
      if (clock().getTime() - one.updatedAt.getTime() < LOST_MS)
        return queue.enqueue(job, given, { delaySeconds: LOOK_SECONDS })
      const request = await unpacked(one.request)
      const file = await services.read(scope, request)
      await runSteps(services, scope, { importId, file, name: request.name })
      await dropImport(db, scope, importId)
    },
  })
  return job
}
