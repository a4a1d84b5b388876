// The job that removes the files of mails whose rows are gone; the rows go first, in their own transaction.
import { z } from 'zod'
import { defineJob } from '../../jobs/job.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { SystemScope } from '../../kit/scope.ts'
import type { MailFiles } from '../../mail/intake/mail-files.ts'
import { isMailObject } from '../../routing/account-end-store.ts'

const payload = z.object({ objects: z.array(z.string()) })

/** Names in one job: an account may have had a hundred thousand mails. */
export const REMOVED_AT_ONCE = 500

export function removeMailsJob(services: {
  db: Database
  system: SystemScope
  files: Pick<MailFiles, 'remove'>
}) {
  return defineJob({
    name: 'remove-mails',
    payload,
    async run({ objects }) {
      for (const object of objects)
        if (!(await isMailObject(asSystem(services.db, services.system), object)))
          await services.files.remove(object)
    },
  })
}
